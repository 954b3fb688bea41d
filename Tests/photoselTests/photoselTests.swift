import Testing

@testable import photosel
