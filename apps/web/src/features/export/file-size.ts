const kilobyte = 1000;
const megabyte = 1_000_000;

/** In the person's number format: `12 kB`, `3.4 MB`; a non-empty file is never `0 kB`. */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= megabyte;
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  const units = isLarge ? bytes / megabyte : bytes / kilobyte;
  return format.format(bytes > 0 && !isLarge ? Math.max(1, units) : units);
}
