/**
 * Works through a list in order, `lanes` at a time. The first failure ends it, once what is in progress is
 * done.
 * @throws the first failure
 */
export async function forEachConcurrently<One>(
  list: readonly One[],
  lanes: number,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = list.values();
  let failure: { readonly reason: unknown } | undefined;
  async function lane(): Promise<void> {
    for (const one of waiting) {
      if (failure) return;
      try {
        await work(one);
      } catch (reason) {
        failure ??= { reason };
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  if (failure) throw failure.reason;
}
