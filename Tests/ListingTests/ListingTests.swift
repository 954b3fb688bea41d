import Testing

@testable import Listing
