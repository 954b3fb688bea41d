import Testing

@testable import MediaFormats

@Suite struct GeographicPointTests {
  func point(_ text: String) -> GeographicPoint? { GeographicPoint(iso6709: Array(text.utf8)) }

  static let rows: [(String, Double, Double)] = [
    ("+48.8577+002.295+035/", 48.8577, 2.295), ("+48.8577+002.295/", 48.8577, 2.295),
    ("-33.8568+151.2153", -33.8568, 151.2153), ("+40.6894-074.0447CRSWGS_84/", 40.6894, -74.0447),
    ("+00-025/", 0, -25), ("+5.1-2.4862+000.000/", 5.1, -2.4862), ("+90-180/", 90, -180),
    ("-90.0+180.0/", -90, 180), ("+4012.24-07500.24/", 40.204, -75.004),
    ("+401213.2-0750015.12+2.79/", 40.203666666666667, -75.0042),
    ("+12.3456-098.7654+010.500/", 12.3456, -98.7654),
    ("+12.345678901234-098.765432109876/", 12.34567890, -98.76543210),
  ]

  @Test(arguments: rows)
  func `degrees, minutes and seconds of ISO 6709`(text: String, latitude: Double, longitude: Double) throws {
    let point = try #require(self.point(text))
    #expect(abs(point.latitude - latitude) < 1e-12)
    #expect(abs(point.longitude - longitude) < 1e-12)
  }

  @Test func `a decimal number is as close as one can be written`() {
    #expect(point("+48.8577+002.2950/") == GeographicPoint(latitude: 48.8577, longitude: 2.295))
    #expect(point("+38.1893-119.9558+2004.158/") == GeographicPoint(latitude: 38.1893, longitude: -119.9558))
  }

  @Test(
    arguments: [
      "", "+", "+48", "+48.8577", "48.8577+002.295/", "+48.8577 +002.295/", "+90.0001+000/", "-91+000/",
      "+48+180.5/", "+48-181/", "+4860+00000/", "+486000+0000000/", "+480060+0000000/", "+481+002/",
      "+48+1234/", "+48.8577+002.295x", "++48+002/", "+.5+.5/", "+48,5+002,5/", "+12345678901234567890+002/",
    ])
  func `what is none, or lies beyond the globe`(text: String) {
    #expect(point(text) == nil)
  }
}
