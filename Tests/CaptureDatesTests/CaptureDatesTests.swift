import Testing

@testable import CaptureDates
