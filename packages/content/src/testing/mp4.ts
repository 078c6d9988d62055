/** What a test wants to know of an MP4, read from its boxes (ISO/IEC 14496-12). */
export interface Mp4 {
  readonly seconds: number;
  /** The kinds of the top-level boxes, in order. */
  readonly boxes: readonly string[];
  /** `vide` for pictures, `soun` for sound. */
  readonly tracks: readonly string[];
}

interface Box {
  readonly kind: string;
  readonly body: Buffer;
}

function* boxesIn(bytes: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    if (size < 8) throw new RangeError("no box of an MP4");
    yield {
      kind: bytes.toString("latin1", at + 4, at + 8),
      body: bytes.subarray(at + 8, at + size),
    };
    at += size;
  }
}

const inside = (bytes: Buffer, kind: string): Buffer[] =>
  [...boxesIn(bytes)].filter((box) => box.kind === kind).map(({ body }) => body);

/** @throws RangeError for what is not an MP4, or one of more than 4 GB */
export function readMp4(bytes: Buffer): Mp4 {
  const [movie] = inside(bytes, "moov");
  const [head] = movie ? inside(movie, "mvhd") : [];
  if (!movie || !head) throw new RangeError("no MP4");
  // Version and flags, creation and modification times; then the units per second, and the duration in units.
  const seconds = head.readUInt32BE(16) / head.readUInt32BE(12);
  const handlers = inside(movie, "trak")
    .flatMap((track) => inside(track, "mdia"))
    .flatMap((media) => inside(media, "hdlr"));
  return {
    seconds,
    boxes: [...boxesIn(bytes)].map(({ kind }) => kind),
    tracks: handlers.map((handler) => handler.toString("latin1", 8, 12)),
  };
}
