import { sendResponses } from "@regain/contract/calls/session/send-responses";
import type { LoadPatient } from "../load/patients.ts";
import { type PlayedSession, playSession } from "../load/play-session.ts";

export interface PracticeOptions {
  readonly baseUrl: () => string;
  /** As in `SessionPlay`. */
  readonly pace: number;
  /** How many answers there will be at the end. */
  readonly answers: number;
}

/** Many patients practicing at the same time, each on a device with the product's outbox. */
export interface Practice {
  /** Resolves when this share, 0 to 1, of all answers has been acknowledged. */
  until(share: number): Promise<void>;
  /** Resolves after this many more failed requests. */
  untilFailures(more: number): Promise<void>;
  /** Resolves when all have finished and every outbox is empty, or nothing has succeeded for a long time. */
  readonly played: Promise<readonly PlayedSession[]>;
  /** The number of failed requests, by status; 0 is no answer at all. */
  readonly failures: ReadonlyMap<number, number>;
  /** When each answer was first acknowledged, ms, by its uuid. */
  readonly arrivedAt: ReadonlyMap<string, number>;
}

/** Like the web app, which waits longer: a request that is not answered by then is given up and retried. */
const answerWithinMs = 15_000;
const maxWaitMs = 2_000;
const giveUpAfterMs = 240_000;

const answersPath = sendResponses.path.slice(sendResponses.path.lastIndexOf("/"));

export function practise(patients: readonly LoadPatient[], options: PracticeOptions): Practice {
  const failures = new Map<number, number>();
  const arrivedAt = new Map<string, number>();
  const waiting = new Set<{ readonly isSo: () => boolean; readonly resolve: () => void }>();

  function tellWaiting(): void {
    for (const one of waiting)
      if (one.isSo()) {
        waiting.delete(one);
        one.resolve();
      }
  }

  function noteFailure(status: number): void {
    failures.set(status, (failures.get(status) ?? 0) + 1);
    tellWaiting();
  }

  function noteArrived(body: string): void {
    for (const { uuid } of JSON.parse(body) as { uuid: string }[])
      if (!arrivedAt.has(uuid)) arrivedAt.set(uuid, Date.now());
    tellWaiting();
  }

  const ask: typeof fetch = async (input, init = {}) => {
    const limits = [AbortSignal.timeout(answerWithinMs), ...(init.signal ? [init.signal] : [])];
    let answer: Response;
    try {
      const sent = await fetch(input, { ...init, signal: AbortSignal.any(limits) });
      // Whole or not at all: a broken answer fails here.
      answer = new Response(await sent.arrayBuffer(), sent);
    } catch (error) {
      noteFailure(0);
      throw error;
    }
    if (!answer.ok) noteFailure(answer.status);
    const url = input instanceof Request ? input.url : input.toString();
    if (answer.ok && url.endsWith(answersPath) && typeof init.body === "string")
      noteArrived(init.body);
    return answer;
  };

  const giveUp = AbortSignal.timeout(giveUpAfterMs);
  const play = { ...options, maxWaitMs, giveUp, fetch: ask };
  const failed = () => failures.values().reduce((sum, count) => sum + count, 0);
  const when = (isSo: () => boolean, what: () => string) =>
    new Promise<void>((resolve, reject) => {
      waiting.add({ isSo, resolve });
      giveUp.addEventListener("abort", () => reject(new Error(what())));
      tellWaiting();
    });

  return {
    failures,
    arrivedAt,
    until(share) {
      const wanted = Math.floor(share * options.answers);
      return when(
        () => arrivedAt.size >= wanted,
        () => `only ${arrivedAt.size} of ${wanted} answers have arrived`,
      );
    },
    untilFailures(more) {
      const wanted = failed() + more;
      return when(
        () => failed() >= wanted,
        () => `only ${failed()} of ${wanted} requests have failed`,
      );
    },
    played: Promise.all(patients.map((patient) => playSession(patient, play))),
  };
}
