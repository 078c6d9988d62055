import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./messages.ts";
import { isTerminate, simpleQuery } from "./protocol.ts";
import type { EngineThread } from "./thread.ts";

/**
 * A "socket" for node-postgres whose far end is the embedded database in a worker thread. It carries the bytes of the
 * PostgreSQL protocol in both directions.
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

  /** The engine's only session outlives this connection, so Terminate is not passed on. */
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

  // Methods that node-postgres calls on a socket, and that mean nothing for this one.
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

  // node-postgres corks Parse to Sync. The batch must arrive whole: after an error, the engine answers each piece it
  // is given with a ReadyForQuery, and the two sides would get out of step.
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
