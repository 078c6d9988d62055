/**
 * What closes a question, but not while what it asked for is being done: that is not cancelled by going, and its answer
 * would be seen by nobody.
 */
export const unlessBusy = (isBusy: boolean, close: () => void) => (): void => {
  if (!isBusy) close();
};
