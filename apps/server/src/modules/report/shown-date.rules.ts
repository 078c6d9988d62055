/** MM/DD/YYYY, as dates are shown. */
export const shownDate = (day: string): string =>
  `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
