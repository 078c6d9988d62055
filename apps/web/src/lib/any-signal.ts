/** Aborts with the first of these. Like `AbortSignal.any`, which tablets a few years old lack. */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const joined = new AbortController();
  for (const signal of signals) {
    const abort = () => joined.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true, signal: joined.signal });
  }
  return joined.signal;
}
