/** Small things that characterize a person. Painted last. */
const pair = (part: (x: number) => string) => part(37.5) + part(90.5);

export const accessories = {
  studs: pair((x) => `<circle cx="${x}" cy="69" r="2.2" fill="#e9c34a"/>`),
  hoops: pair(
    (x) => `<circle cx="${x}" cy="73.5" r="5" fill="none" stroke="#e0b53c" stroke-width="1.8"/>`,
  ),
  drops: pair(
    (x) =>
      `<path d="M${x} 68L${x} 72" stroke="#3b8fa8" stroke-width="1.2"/><circle cx="${x}" cy="75" r="3" fill="#3b8fa8"/>`,
  ),
  pearls: [44, 49, 54.5, 60.5, 67, 73, 78.5, 83.5]
    .map(
      (x) =>
        `<circle cx="${x}" cy="${107 - ((x - 64) / 20) ** 2 * 7}" r="2.6" fill="#fff" stroke="#b9b4aa" stroke-width=".7"/>`,
    )
    .join(""),
  pendant:
    '<path d="M53 99Q64 118 75 99" fill="none" stroke="#e0b53c" stroke-width="1.3"/><circle cx="64" cy="111" r="3" fill="#3b8fa8"/>',
  freckles: [
    [46, 66],
    [49, 68],
    [52, 66.5],
    [48, 70.5],
    [82, 66],
    [79, 68],
    [76, 66.5],
    [80, 70.5],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r=".9" fill="#b5683a"/>`)
    .join(""),
  mole: '<circle cx="77" cy="75" r="1.4" fill="#3a2417"/>',
  headband: '<path d="M39 40Q64 24 89 40L90 34Q64 16 38 34Z" fill="#c2403e"/>',
  flower:
    '<g fill="#e2557c"><circle cx="84" cy="27" r="4"/><circle cx="90" cy="31" r="4"/><circle cx="88" cy="38" r="4"/><circle cx="81" cy="38" r="4"/><circle cx="78" cy="31" r="4"/></g><circle cx="84.5" cy="33" r="3.2" fill="#f3cf55"/>',
  bowTie:
    '<path d="M64 106L52 100L52 113Z" fill="#c2403e"/><path d="M64 106L76 100L76 113Z" fill="#c2403e"/><circle cx="64" cy="106" r="3" fill="#93292a"/>',
  scarf:
    '<path d="M44 92Q64 106 84 92L88 104Q64 118 40 104Z" fill="#dca436"/><path d="M72 106L84 103L88 128L74 128Z" fill="#dca436"/><path d="M46 98Q64 110 84 97" fill="none" stroke="#8f6414" stroke-opacity=".5" stroke-width="1.5"/>',
} as const;
