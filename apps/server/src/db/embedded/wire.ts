import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./messages.ts";
import { isTerminate, simpleQuery } from "./protocol.ts";
import type { EngineThread } from "./thread.ts";

/**
 * A "socket" for node-postgres whose far end is the embedded database in a worker thread. Both ways it carries
 * the bytes of the PostgreSQL protocol.
 */
export class Wire extends Duplex {
  static #last = 0;
  readonly #id = ++Wire.#last;
  readonly #thread: EngineThread;
  #worker: Worker | undefined;

  constructor(thread: EngineThread) {
    super();
    this.#thread = thread;
  }

  readonly #onMessage = (message: FromWorker) => {
    if (message.kind === "answer" && message.wire === this.#id)
      this.push(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.length));
  };

  readonly #onExit = () => {
    this.#detach();
    this.destroy(Object.assign(new Error("The embedded database has stopped."), { code: "57P02" }));
  };

  #send(bytes: Uint8Array) {
    const message = {
      kind: "ask",
      wire: this.#id,
      bytes: new Uint8Array(bytes),
    } satisfies ToWorker;
    this.#worker?.postMessage(message, [message.bytes.buffer]);
  }

  /** The one session of the engine outlives this connection, so Terminate is kept from it. */
  #write(bytes: Buffer) {
    if (!isTerminate(bytes)) this.#send(bytes);
  }

  async #attach(): Promise<void> {
    const worker = await this.#thread.current();
    if (this.destroyed) return;
    this.#worker = worker;
    worker.on("message", this.#onMessage);
    worker.once("exit", this.#onExit);
    this.emit("connect");
  }

  #detach() {
    this.#worker?.off("message", this.#onMessage);
    this.#worker?.off("exit", this.#onExit);
    this.#worker = undefined;
  }

  connect(): this {
    this.#attach().catch((error: Error) => this.destroy(error));
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
    // The next connection inherits the session: it must find no open transaction, role or setting.
    this.#send(simpleQuery("ROLLBACK"));
    this.#send(simpleQuery("DISCARD ALL"));
    this.#detach();
    done(error);
  }
}
