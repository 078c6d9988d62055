import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./messages.ts";

/** First byte of the protocol's Terminate message. */
const terminate = 0x58;

/** A simple-query message of the PostgreSQL protocol: `Q`, length, text, NUL. */
function simpleQuery(text: string): Buffer {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + body.length);
  message.write("Q", 0);
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}

/**
 * A "socket" for node-postgres whose far end is the embedded database in a worker thread. Both ways it carries
 * the bytes of the PostgreSQL protocol.
 */
export class Wire extends Duplex {
  static #last = 0;
  readonly #id = ++Wire.#last;
  readonly #worker: Worker;

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on("message", this.#onMessage);
    worker.once("exit", this.#onExit);
  }

  readonly #onMessage = (message: FromWorker) => {
    if (message.kind === "answer" && message.wire === this.#id)
      this.push(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.length));
  };

  readonly #onExit = () => {
    this.destroy(new Error("The embedded database has stopped."));
  };

  #send(bytes: Uint8Array) {
    const message = {
      kind: "ask",
      wire: this.#id,
      bytes: new Uint8Array(bytes),
    } satisfies ToWorker;
    this.#worker.postMessage(message, [message.bytes.buffer]);
  }

  /** The one session of the engine outlives this connection, so Terminate is kept from it. */
  #write(bytes: Buffer) {
    if (bytes[0] !== terminate) this.#send(bytes);
  }

  connect(): this {
    process.nextTick(() => this.emit("connect"));
    return this;
  }

  // What node-postgres asks of a socket and what has no meaning for this one.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void) {
    this.#write(chunk);
    done();
  }

  // node-postgres corks Parse to Sync. The batch must arrive whole: the engine answers each piece it is given
  // with a ReadyForQuery after an error, and both sides would lose step.
  override _writev(
    chunks: { chunk: Buffer; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ) {
    this.#write(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: (error?: Error | null) => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void) {
    this.#worker.off("message", this.#onMessage);
    this.#worker.off("exit", this.#onExit);
    // The next connection inherits the session: it must find no open transaction, role or setting.
    this.#send(simpleQuery("ROLLBACK"));
    this.#send(simpleQuery("DISCARD ALL"));
    done(error);
  }
}
