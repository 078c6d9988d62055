import { Readable } from "node:stream";

async function* resumed<Part>(
  first: IteratorResult<Part, unknown>,
  rest: AsyncIterator<Part>,
): AsyncGenerator<Part> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    // If the receiver hangs up, the work ends too.
    await rest.return?.();
  }
}

/**
 * The answer of a call that returns a file which is generated while it is sent. Generation starts before anything is
 * sent, so that a failure to start is refused like any other call. A later failure cuts off the connection, so that
 * nobody takes a part for the whole.
 */
export class FileStream {
  readonly type: string;
  /** The file name for browsers: plain letters. */
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
    // One part ready and one on its way: what is not fetched is not generated.
    const options = { objectMode: true, highWaterMark: 1 };
    return new FileStream(type, name, Readable.from(resumed(first, iterator), options));
  }
}
