/** Aborts with the first of these. `AbortSignal.any`, which tablets lack that are a few years old. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const joined = new AbortController();
  for (const signal of signals) {
    const abort = () => joined.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: joined.signal });
  }
  return joined.signal;
}
