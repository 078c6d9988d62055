/** Runs what it is given in order of arrival, each once the previous one has ended, successfully or not. */
export type Lane = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A lane for long work in small steps: however many are waiting, the rest of the server faces one step at a time. */
export function serialQueue(): Lane {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
