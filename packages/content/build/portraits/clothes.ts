/** What is worn from the shoulders down. */
const shoulders = "M8 128C10 110 28 104 51 99Q64 110 77 99C100 104 118 110 120 128Z";
const body = (color: string) => `<path d="${shoulders}" fill="${color}"/>`;
const dark = 'fill="none" stroke="#000" stroke-opacity=".25"';

export const clothes = {
  tee: (color: string) =>
    `${body(color)}<path d="M51 99Q64 112 77 99" ${dark} stroke-width="2.5"/>`,
  stripes: (color: string) =>
    `${body(color)}<path d="M21 109Q64 122 107 109M14 117Q64 130 114 117" fill="none" stroke="#fff" stroke-width="3.5"/>`,
  shirt: (color: string) =>
    `${body(color)}<path d="M51 98L46 104L56 114L64 106L72 114L82 104L77 98L64 106Z" fill="#fff" fill-opacity=".5"/><path d="M64 107L64 128" ${dark} stroke-width="1.5"/><circle cx="64" cy="117" r="1.5" fill="#000" fill-opacity=".45"/>`,
  suit: (color: string) =>
    `${body(color)}<path d="M51 99L64 128L77 99L64 107Z" fill="#fff"/><path d="M61 107L67 107L66 112L69 124L64 128L59 124L62 112Z" fill="#c2403e"/><path d="M51 99L45 108L54 114L50 117L64 128M77 99L83 108L74 114L78 117L64 128" ${dark} stroke-width="1.6"/>`,
  blazer: (color: string) =>
    `${body(color)}<path d="M50 99L64 126L78 99Q64 112 50 99Z" fill="#f7f1e4"/><path d="M50 99L44 110L53 114L64 126L75 114L84 110L78 99" ${dark} stroke-width="1.6"/>`,
  vNeck: (color: string, skin: string) =>
    `${body(color)}<path d="M52 98L64 119L76 98Q64 104 52 98Z" fill="${skin}"/><path d="M51 99L64 119L77 99" ${dark} stroke-width="2.2"/>`,
  turtleneck: (color: string) =>
    `${body(color)}<path d="M51 92Q64 97 77 92L78 103Q64 109 50 103Z" fill="${color}"/><path d="M51 92Q64 97 77 92M50 103Q64 109 78 103" ${dark} stroke-width="1.8"/>`,
  cardigan: (color: string) =>
    `${body(color)}<path d="M51 99L60 128L68 128L77 99Q64 111 51 99Z" fill="#fff"/><path d="M51 99L60 128M77 99L68 128" ${dark} stroke-width="1.8"/><circle cx="57" cy="124" r="1.6" fill="#fff"/>`,
  hoodie: (color: string) =>
    `<path d="M36 107C36 95 48 91 56 94L72 94C80 91 92 95 92 107Z" fill="${color}"/>${body(color)}<path d="M46 97Q50 110 64 112Q78 110 82 97" ${dark} stroke-width="3"/><path d="M58 111L57 122M70 111L71 122" fill="none" stroke="#fff" stroke-width="1.8"/>`,
  overalls: (color: string) =>
    `${body("#f7f7f5")}<path d="M36 103L44 101L48 118L80 118L84 101L92 103L96 128L32 128Z" fill="${color}"/><circle cx="47" cy="117" r="2" fill="#dca436"/><circle cx="81" cy="117" r="2" fill="#dca436"/>`,
  plaid: (color: string) =>
    `${body(color)}<path d="M28 107L24 128M42 102L40 128M86 102L88 128M100 107L104 128M18 114Q64 122 110 114M12 122Q64 130 116 122" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/><path d="M51 98L46 104L56 114L64 106L72 114L82 104L77 98L64 106Z" fill="${color}" stroke="#000" stroke-opacity=".25"/>`,
} as const;
