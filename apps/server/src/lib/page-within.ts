/** A page's position in a list. */
export interface PageWithin {
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** The requested page, from 1; past the end of the list it is the last one. */
export const pageWithin = (total: number, pageSize: number, asked = 1): PageWithin => ({
  total,
  page: Math.min(asked, Math.max(1, Math.ceil(total / pageSize))),
  pageSize,
});

/** Which rows of the whole list are on it. */
export const rowsOfPage = ({ page, pageSize }: PageWithin) => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});
