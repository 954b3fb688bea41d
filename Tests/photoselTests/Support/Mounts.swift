/// File systems that are mounted for a test, in a namespace that ends with it.
enum Mounts {
  /// Whether this user may mount.
  static let arePermitted =
    Home().shell("unshare --mount --propagation private mount -t tmpfs none /mnt").status == 0

  /// The shell script that runs `script` where its mounts are seen by nobody else.
  static func inOwnNamespace(_ script: String) -> String {
    "unshare --mount --propagation private /bin/sh -s <<'END'\n\(script)\nEND\n"
  }
}
