/** What stands before the server says while the server itself is not there. */
const serverIsAway: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * The page from the server, or the one that was put aside where the server cannot be reached.
 * @param kept the page that was put aside, if there is one
 */
export async function answerPage(
  fromServer: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    const answer = await fromServer();
    if (!serverIsAway.has(answer.status)) return answer;
    return (await kept()) ?? answer;
  } catch {
    return (await kept()) ?? Response.error();
  }
}
