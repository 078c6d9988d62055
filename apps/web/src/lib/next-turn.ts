/** Between two pieces of work that nobody waits for: the page can respond and paint before the next one. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
