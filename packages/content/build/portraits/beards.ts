/** Facial hair. The mouth is painted over it. */
const full =
  "M39 60C39 84 49 99 64 99C79 99 89 84 89 60C87 70 82 74 76 73C70 69.5 58 69.5 52 73C46 74 41 70 39 60Z";
const moustache =
  "M51 76C53 70 61 69.5 64 72.500C67 69.5 75 70 77 76C72 76.5 67 76 64 74.500C61 76 56 76.5 51 76Z";
const goatee = "M55 84C54 98 74 98 73 84C70 88.5 58 88.5 55 84Z";

export const beards = {
  full: (color: string) => `<path d="${full}" fill="${color}"/>`,
  long: (color: string) =>
    `<path d="${full}" fill="${color}"/><path d="M42 78C44 100 54 112 64 112C74 112 84 100 86 78Z" fill="${color}"/>`,
  stubble: (color: string) => `<path d="${full}" fill="${color}" opacity=".28"/>`,
  moustache: (color: string) => `<path d="${moustache}" fill="${color}"/>`,
  goatee: (color: string) => `<path d="${moustache}${goatee}" fill="${color}"/>`,
} as const;
