/// Does nothing: what it takes to start a program with the Swift runtime inside.
@main enum Empty {
  static func main() {}
}
