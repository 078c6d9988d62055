/** How many equal answers in a row are believed: during a rolling update, answers alternate. */
const asks = 3;

/**
 * The build that the servers now agree on, if it is not the page's own.
 * @param ask asks one of the servers
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
