/** Sent by the proxy in front of the server while the server itself is unavailable. */
const serverIsAway: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * The page from the server, or the cached one where the server cannot be reached.
 * @param kept the cached page, if any
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
