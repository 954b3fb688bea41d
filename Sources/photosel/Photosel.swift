/// The command line tool.
@main enum Photosel {
  static func main() {}
}
