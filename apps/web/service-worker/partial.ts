/**
 * The part of a complete response that a `Range` header asks for. Media players ask for audio and video in parts, and
 * some refuse a complete response; they never ask for more than one range. A range that cannot be satisfied gets 416.
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
