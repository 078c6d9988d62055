/** Glasses over eyes at 53.5 and 74.5, 59.5. */
const frame = (parts: string, color: string, width: number) =>
  `<g fill="#fff" fill-opacity=".25" stroke="${color}" stroke-width="${width}" stroke-linejoin="round">${parts}</g>`;
const bridge = (color: string, width: number) =>
  `<path d="M61.5 59Q64 57 66.5 59M45 58L39.5 57M83 58L88.5 57" fill="none" stroke="${color}" stroke-width="${width}"/>`;

export const glasses = {
  round:
    frame(
      '<circle cx="53.5" cy="60" r="8.5"/><circle cx="74.5" cy="60" r="8.5"/>',
      "#7a5a2e",
      1.8,
    ) + bridge("#7a5a2e", 1.8),
  square:
    frame(
      '<rect x="44" y="53" width="18" height="14" rx="3"/><rect x="66" y="53" width="18" height="14" rx="3"/>',
      "#1d1d20",
      2.6,
    ) + bridge("#1d1d20", 2.4),
  catEye:
    frame(
      '<path d="M42 53L60 55Q63 64 55 67Q46 68 42 53Z"/><path d="M86 53L68 55Q65 64 73 67Q82 68 86 53Z"/>',
      "#a02c4a",
      2.4,
    ) + bridge("#a02c4a", 2.2),
  half:
    frame(
      '<path d="M45 62L62 62Q61 70 53.5 70Q46 70 45 62Z"/><path d="M66 62L83 62Q82 70 74.5 70Q67 70 66 62Z"/>',
      "#4b5563",
      1.6,
    ) + bridge("#4b5563", 1.6),
} as const;
