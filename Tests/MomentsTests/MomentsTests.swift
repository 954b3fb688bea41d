import Testing

@testable import Moments
