/** Elements that are not rendered cannot take the focus: a camera button on a computer, a table's row that is folded. */
export const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;
