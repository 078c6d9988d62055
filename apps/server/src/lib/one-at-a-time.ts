/** Runs what it is given in the order in which it came, each when the one before has ended, well or not. */
export type Lane = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * A lane for long work in small steps: however many wait in it, the rest of the server meets one step at a time.
 */
export function oneAtATime(): Lane {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
