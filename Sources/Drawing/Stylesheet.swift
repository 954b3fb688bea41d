/// The colours and strokes of a picture, on light pages and on dark ones.
enum Stylesheet {
  /// How many colours gestures have before they begin again.
  static let trailColorCount = 6

  /// The rules. Without `prefers-color-scheme` a viewer shows the light ones, on a ground of their own.
  static let text = """
    text{font:13px system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#1f2328}
    .day{font-weight:600}.mute,.note,.item{fill:#656d76}.note{font-size:11px}.item{font-size:9px}
    .page{fill:#fff;stroke:#d0d7de}.gap{fill:#f6f8fa}.cell{fill:#e7ebef}.on{fill:#a8cdff}.veil{fill:#0a69da;fill-opacity:.3}
    .off{fill:none;stroke:#0a69da;stroke-opacity:.55;stroke-dasharray:3 3}
    .refused{fill:url(#hatch)}.hatch{stroke:#bc4c00;stroke-opacity:.6}.bar{fill:#bc4c00}
    .badge{fill:#0a69da}.badge,.bar{stroke:#fff;stroke-width:1.2}.tick{fill:none;stroke:#fff;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .view{fill:none;stroke:#57606a;stroke-width:1.6}.first{stroke-dasharray:7 5}
    .line,.halo,.dot,.core{fill:none;stroke-linecap:round;stroke-linejoin:round}
    .halo{stroke:#fff;stroke-width:7;stroke-opacity:.85}.line{stroke-width:3.2}.scrolled{stroke-dasharray:.1 6.5}.dot{stroke-width:8.4}.core{stroke:#fff;stroke-width:4}
    .mark{stroke:#fff;stroke-width:1.4}.ring{fill:none;stroke-width:2}.number{font-size:10px;font-weight:700;fill:#fff;text-anchor:middle}
    .rim,.anchor,.current{fill:none;stroke-width:3}.rim{stroke:#fff;stroke-width:5}.current{stroke-dasharray:6 4}
    .t1{color:#d1242f}.t2{color:#8250df}.t3{color:#1a7f37}.t4{color:#bf6a02}.t5{color:#bf3989}.t6{color:#0e7c86}
    .trail .line,.trail .dot,.trail .ring,.trail .anchor,.trail .current{stroke:currentColor}.mark{fill:currentColor}
    @media(prefers-color-scheme:dark){
    text{fill:#e6edf3}.mute,.note,.item{fill:#8d96a0}
    .page{fill:#0d1117;stroke:#30363d}.gap{fill:#161b22}.cell{fill:#262c36}.on{fill:#1b4b91}.off{stroke:#58a6ff}.veil{fill:#1f6feb;fill-opacity:.42}
    .hatch{stroke:#db6d28}.bar{fill:#bd561d}.badge{fill:#388bfd}.badge,.bar,.mark{stroke:#0d1117}.view{stroke:#8d96a0}
    .halo,.core,.rim{stroke:#0d1117}
    .t1{color:#ff7b72}.t2{color:#bc8cff}.t3{color:#4ac26b}.t4{color:#e3a33b}.t5{color:#f778ba}.t6{color:#39c5cf}.number{fill:#0d1117}
    }
    """
}
