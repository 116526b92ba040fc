import Foundation
import Testing

@testable import CamberCore

@Suite("Motion: spring parameters") struct MotionSpringTests {
    /// The values that Apple's documentation of `Spring` prints.
    @Test func publishedConversions() {
        let spring = TabSpring(duration: 0.5, bounce: 0.3)
        #expect(abs(spring.stiffness - 157.9) < 0.05)
        #expect(abs(spring.damping - 17.6) < 0.05)
        let physical = TabSpring(mass: 1, stiffness: 100, damping: 10)
        #expect(abs(physical.duration - 0.63) < 0.005)
        #expect(abs(physical.bounce - 0.5) < 1e-12)
    }

    @Test(arguments: [-0.9, -0.5, -0.1, 0, 0.15, 0.3, 0.7, 0.95])
    func bounceAndDampingRatioGoBothWays(bounce: Double) {
        let spring = TabSpring(duration: 0.4, bounce: bounce)
        #expect(abs(spring.bounce - bounce) < 1e-12)
        #expect(spring.duration == 0.4)
        #expect(spring.response == 0.4)
        #expect(abs(spring.dampingRatio - (bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)) < 1e-12)
    }

    @Test func massIsNormalised() {
        // UISpringTimingParameters() of UIKit: ratio 4.56.
        let spring = TabSpring(mass: 3, stiffness: 1000, damping: 500)
        #expect(abs(spring.dampingRatio - 4.56) < 0.005)
        #expect(abs(spring.stiffness - 1000 / 3.0) < 1e-9)
        #expect(abs(spring.damping - 500 / 3.0) < 1e-9)
        let again = TabSpring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
        #expect(abs(again.response - spring.response) < 1e-12)
        #expect(abs(again.dampingRatio - spring.dampingRatio) < 1e-12)
    }

    @Test func impossibleValuesAreClampedVisibly() {
        for response in [0, -1, -.infinity, .nan, 0.0009] as [Double] {
            #expect(TabSpring(response: response, dampingRatio: 1).response == 0)
        }
        #expect(TabSpring(response: 0.001, dampingRatio: 1).response == 0.001)
        #expect(TabSpring(response: .infinity, dampingRatio: 1).response == 60)
        for ratio in [0, -1, -.infinity, 1e-300] as [Double] {
            #expect(TabSpring(response: 1, dampingRatio: ratio).dampingRatio == 0.01)
        }
        #expect(TabSpring(response: 1, dampingRatio: .infinity).dampingRatio == 100)
        #expect(TabSpring(response: 1, dampingRatio: .nan).dampingRatio == 1)
        #expect(TabSpring(duration: 1, bounce: 1).dampingRatio == 0.01)
        #expect(TabSpring(duration: 1, bounce: 7).dampingRatio == 0.01)
        #expect(TabSpring(duration: 1, bounce: -1).dampingRatio == 100)
        #expect(TabSpring(duration: 1, bounce: .nan).dampingRatio == 1)
        for blend in [-1, 1e-300, 0.0009, .nan, -.infinity] as [Double] {
            let spring = TabSpring(response: 1, dampingRatio: 1, blendDuration: blend)
            #expect(spring.blendDuration == 0)
        }
        #expect(
            TabSpring(response: 1, dampingRatio: 1, blendDuration: .infinity).blendDuration == 60)
    }

    @Test func impossiblePhysicsIsClampedVisibly() {
        for mass in [0, -1, .nan] as [Double] {
            #expect(TabSpring(mass: mass, stiffness: 100, damping: 10).response == 0)
        }
        #expect(TabSpring(mass: 1, stiffness: .infinity, damping: 10).response == 0)
        #expect(TabSpring(mass: 1, stiffness: .nan, damping: 10).response == 0)
        for stiffness in [0, -1, 1e-300] {
            #expect(TabSpring(mass: 1, stiffness: stiffness, damping: 10).response == 60)
        }
        #expect(TabSpring(mass: .infinity, stiffness: 100, damping: 10).response == 60)
        #expect(TabSpring(mass: 1, stiffness: 100, damping: -5).dampingRatio == 0.01)
        #expect(TabSpring(mass: 1, stiffness: 100, damping: .nan).dampingRatio == 1)
        #expect(TabSpring(mass: 1, stiffness: 100, damping: .infinity).dampingRatio == 100)
        // The product of mass and stiffness overflows, the spring does not.
        let heavy = TabSpring(mass: 1e300, stiffness: 1e302, damping: 1e302)
        #expect(abs(heavy.response - 2 * Double.pi / 10) < 1e-12)
        #expect(abs(heavy.dampingRatio - 5) < 1e-12)
    }

    @Test func anInfinitelyStiffSpringIsThereAtOnce() {
        let spring = TabSpring(response: 0, dampingRatio: 0.5)
        #expect(spring.stiffness == .infinity)
        #expect(spring.damping == .infinity)
        #expect(spring.value(target: 3, initialVelocity: 100, time: 0) == 3)
        #expect(spring.velocity(target: 3, initialVelocity: 100, time: 0) == 0)
        #expect(spring.settlingDuration() == 0)
    }

    @Test func presets() {
        #expect(TabMotion.smooth == .spring(response: 0.5, dampingRatio: 1))
        #expect(TabMotion.snappy == .spring(response: 0.5, dampingRatio: 0.85))
        #expect(TabMotion.bouncy == .spring(response: 0.5, dampingRatio: 0.7))
        #expect(
            TabMotion.interactive
                == .spring(response: 0.15, dampingRatio: 0.86, blendDuration: 0.25))
    }
}
