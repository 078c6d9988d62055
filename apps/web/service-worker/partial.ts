/**
 * The part of a whole answer that a `Range` header asks for. Players ask for sounds and films in parts, and some
 * refuse a whole one; one range is all that they ask for. A header that cannot be met gets 416.
 */
export async function partOf(whole: Response, range: string): Promise<Response> {
  const body = await whole.arrayBuffer();
  const size = body.byteLength;
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if ((from === "" && to === "") || start > end)
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } });
  const headers = new Headers(whole.headers);
  headers.set("content-range", `bytes ${start}-${end}/${size}`);
  headers.set("content-length", String(end - start + 1));
  return new Response(body.slice(start, end + 1), { status: 206, headers });
}
