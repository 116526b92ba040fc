import Testing

@testable import CamberSnapshot

@Suite struct ChecksumTests {
    @Test func theChecksumOfChunksIsTheUsualOne() {
        // The check value of CRC-32/ISO-HDLC in the catalogue of parametrised CRC algorithms.
        #expect(CRC32.of(Array("123456789".utf8)) == 0xCBF4_3926)
        // That of the chunk IEND, which ends every PNG.
        #expect(CRC32.of(Array("IEND".utf8)) == 0xAE42_6082)
    }

    /// RFC 1950's sums, byte by byte.
    private func adler(_ bytes: [UInt8]) -> UInt32 {
        var (a, b) = (1, 0)
        for byte in bytes {
            a = (a + Int(byte)) % 65521
            b = (b + a) % 65521
        }
        return UInt32(b << 16 | a)
    }

    @Test func theChecksumOfAStreamIsTheUsualOne() {
        var checksum = Adler32()
        for byte in "Wikipedia".utf8 { checksum.add(byte) }
        #expect(checksum.value == 0x11E6_0398)
    }

    @Test(arguments: [1, 2, 3, 100, 16_384, 400_000], [3, 4])
    func repeatedPixelsCountLikeTheirBytes(count: Int, unit: Int) {
        for pixel in [0, 0xFFFF_FFFF, 0x8012_34FE, 0x0000_0001] as [UInt32] {
            var checksum = Adler32()
            checksum.add(200)
            checksum.add(pixel: pixel, unit: unit, count: count)
            let bytes = (0..<unit).map { UInt8(truncatingIfNeeded: pixel >> UInt32(8 * $0)) }
            let expected = [200] + [[UInt8]](repeating: bytes, count: count).joined()
            #expect(checksum.value == adler(expected), "pixel \(pixel)")
        }
    }
}
