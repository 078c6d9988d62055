/**
 * Closes a question, except while the action it asked about is in progress: closing does not cancel the action, and
 * nobody would see its outcome.
 */
export const unlessBusy = (isBusy: boolean, close: () => void) => (): void => {
  if (!isBusy) close();
};
