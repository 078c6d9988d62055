/** As many answers in a row are believed: while servers are renewed one by one, answers alternate. */
const asks = 3;

/**
 * Which build the servers hand out by now, where they agree on another than the page's own.
 * @param ask one of the servers
 */
export async function settledBuild(
  own: string | undefined,
  ask: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const first = await ask();
  if (first === undefined || first === own) return undefined;
  for (let count = 1; count < asks; count++) if ((await ask()) !== first) return undefined;
  return first;
}
