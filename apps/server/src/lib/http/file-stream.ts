import { Readable } from "node:stream";

async function* resumed<Part>(
  first: IteratorResult<Part, unknown>,
  rest: AsyncIterator<Part>,
): AsyncGenerator<Part> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    // Whoever hangs up ends the work too.
    await rest.return?.();
  }
}

/**
 * The answer of a call that gives a file which is made while it is sent. It is begun before anything is answered: what
 * cannot be begun is refused like any other call. What fails later breaks the connection off, so that nobody takes a
 * part for the whole.
 */
export class FileStream {
  readonly type: string;
  /** What a browser would call it: plain letters. */
  readonly name: string;
  readonly content: Readable;

  private constructor(type: string, name: string, content: Readable) {
    this.type = type;
    this.name = name;
    this.content = content;
  }

  static async begin(
    { type, name }: { readonly type: string; readonly name: string },
    parts: AsyncIterable<string>,
  ): Promise<FileStream> {
    const iterator = parts[Symbol.asyncIterator]();
    const first = await iterator.next();
    // One part in hand and one on its way: what is not fetched is not made.
    const options = { objectMode: true, highWaterMark: 1 };
    return new FileStream(type, name, Readable.from(resumed(first, iterator), options));
  }
}
