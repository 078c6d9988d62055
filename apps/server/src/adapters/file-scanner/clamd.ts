import { connect } from "node:net";
import { publish } from "../../lib/server-events.ts";
import { reasonOf } from "../../lib/reason-of.ts";
import type { ClamdPlace } from "./clamd-place.ts";
import { type FileScanner, ScannerUnavailable, type Verdict } from "./file-scanner.ts";

export interface ClamdTimeouts {
  /** From the connection to the verdict. */
  readonly answerMs: number;
  /** How long nobody waits for it again after it failed to answer. */
  readonly restMs: number;
  readonly nowMs: () => number;
}

const usual: ClamdTimeouts = { answerMs: 5_000, restMs: 15_000, nowMs: () => performance.now() };

const chunkBytes = 2 ** 16;
/** An answer is one short line. */
const mostAnswer = 4_096;

class Silent extends Error {}

/** The file as INSTREAM expects it: each chunk preceded by its length, then an empty one. */
function* inStream(file: Uint8Array): Generator<Uint8Array> {
  yield Buffer.from("zINSTREAM\0");
  for (let at = 0; at < file.length; at += chunkBytes) {
    const chunk = file.subarray(at, at + chunkBytes);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Sends something and reads the reply up to the zero byte that ends it. */
function converse(
  place: ClamdPlace,
  parts: Iterable<Uint8Array>,
  withinMs: number,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(place);
    let said = "";
    const end = (failure?: Error) => {
      clearTimeout(timer);
      socket.destroy();
      const [answer = "", ...rest] = said.split("\0");
      // What it said before hanging up counts: clamd does not read an oversized file to the end.
      if (rest.length > 0) resolve(answer.trim());
      else reject(failure ?? new Error("it closed the connection without an answer"));
    };
    const timer = setTimeout(() => end(new Silent("it does not answer in time")), withinMs);
    socket.setEncoding("latin1");
    socket.on("data", (part: string) => {
      said += part;
      if (said.includes("\0")) end();
      else if (said.length > mostAnswer) end(new Error("its answer is too long"));
    });
    socket.on("error", end);
    socket.on("close", () => end());
    for (const part of parts) socket.write(part);
  });
}

/** Safe to log: a signature's name has no other characters. */
const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, "?").slice(0, 200);

function verdictOf(answer: string): Verdict {
  if (answer === "stream: OK") return { found: null };
  const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
  if (found !== undefined) return { found: plain(found) };
  const hint = answer.includes("size limit") ? " (make its StreamMaxLength 10M or more)" : "";
  throw new Error(`it says ${plain(answer)}${hint}`);
}

/** ClamAV's daemon, over TCP or a local socket, with one connection per file. */
export function clamd(place: ClamdPlace, patience: Partial<ClamdTimeouts> = {}): FileScanner {
  const { answerMs, restMs, nowMs } = { ...usual, ...patience };
  let restsUntil = Number.NEGATIVE_INFINITY;

  async function ask<Answer>(
    parts: Iterable<Uint8Array>,
    read: (answer: string) => Answer,
  ): Promise<Answer> {
    if (nowMs() < restsUntil) throw new ScannerUnavailable("it did not answer a moment ago");
    try {
      return read(await converse(place, parts, answerMs));
    } catch (error) {
      // Someone in the middle of practice should not wait for it again with every answer.
      if (error instanceof Silent) restsUntil = nowMs() + restMs;
      throw new ScannerUnavailable(reasonOf(error), error);
    }
  }

  return {
    async scan(file) {
      try {
        const verdict = await ask(inStream(file), verdictOf);
        publish("scannedFile", { outcome: verdict.found === null ? "clean" : "infected" });
        return verdict;
      } catch (error) {
        publish("scannedFile", { outcome: "failed" });
        throw error;
      }
    },
    isThere: () =>
      ask([Buffer.from("zPING\0")], (answer) => {
        if (answer !== "PONG") throw new Error(`it says ${plain(answer)}`);
      }),
  };
}
