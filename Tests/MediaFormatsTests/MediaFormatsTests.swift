import Testing

@testable import MediaFormats
