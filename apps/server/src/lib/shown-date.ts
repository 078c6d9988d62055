/**
 * `MM/DD/YYYY`, the local way to write a day.
 * @param day `YYYY-MM-DD`
 */
export const shownDate = (day: string): string =>
  `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
