// The few other functions of a C library that Swift's code calls.

#include <stddef.h>

// The seed of Swift's hashing. Nobody attacks a page of one's own, and with a seed that is the same
// every time a run can be repeated.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 0x5A, count); }

// Half away from zero, as `Double.rounded()` is.
double round(double x) {
    double whole = __builtin_trunc(x);
    double rest = x - whole;
    if (rest >= 0.5) return whole + 1;
    if (rest <= -0.5) return whole - 1;
    // Keeps the sign of a zero.
    return __builtin_copysign(whole, x);
}

// The product of two 128-bit numbers, which come and go in halves, the lower one first. Swift writes
// a Double's shortest decimal with it.
void __multi3(
    unsigned long long *product, unsigned long long a, unsigned long long a_high,
    unsigned long long b, unsigned long long b_high
) {
    unsigned long long low_mask = 0xFFFFFFFFu;
    unsigned long long a0 = a & low_mask, a1 = a >> 32, b0 = b & low_mask, b1 = b >> 32;
    unsigned long long low = a0 * b0;
    unsigned long long middle = a1 * b0 + (low >> 32);
    unsigned long long carried = a0 * b1 + (middle & low_mask);
    product[0] = (carried << 32) | (low & low_mask);
    product[1] = a1 * b1 + (middle >> 32) + (carried >> 32) + a * b_high + a_high * b;
}
