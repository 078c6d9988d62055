import { quantile } from "../figures.ts";

/** One request as the client saw it. */
export interface Asked {
  /** Method and path with `:id` in place of ids. */
  readonly call: string;
  /** When it was sent, ms of `performance.now`. */
  readonly at: number;
  /** Until the last byte of the answer, ms. */
  readonly took: number;
  /** The answer's status, or 0 if none came. */
  readonly status: number;
  /** The code of the refusal, if it was one; `network` if there was no answer. */
  readonly code: string | undefined;
}

export interface CallTimes {
  readonly call: string;
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
}

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

const callOf = (method: string, address: string) =>
  `${method} ${new URL(address).pathname.replace(/^\/\w+\/v\d+\/api/, "").replace(uuid, ":id")}`;

function codeOf(body: ArrayBuffer): string {
  try {
    const { error }: { error?: unknown } = JSON.parse(Buffer.from(body).toString());
    return typeof error === "string" ? error : "unknown";
  } catch {
    return "unknown";
  }
}

/** A `fetch` that records each request, timing the whole answer. */
export function measuredFetch(note: (asked: Asked) => void, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const call = callOf(init?.method ?? "GET", address);
    const at = performance.now();
    try {
      const answer = await send(input, init);
      const body = await answer.arrayBuffer();
      const took = performance.now() - at;
      const code = answer.ok ? undefined : codeOf(body);
      note({ call, at, took, status: answer.status, code });
      return new Response(body, answer);
    } catch (error) {
      note({ call, at, took: performance.now() - at, status: 0, code: "network" });
      throw error;
    }
  };
}

/** The times of the answered calls, by call, the most frequent first. */
export function timesOf(asked: readonly Asked[]): CallTimes[] {
  const byCall = Map.groupBy(
    asked.filter(({ code }) => code === undefined),
    ({ call }) => call,
  );
  return [...byCall]
    .map(([call, all]) => {
      const took = all.map((one) => one.took);
      const at = (share: number) => quantile(took, share);
      return { call, count: all.length, median: at(0.5), p95: at(0.95), p99: at(0.99) };
    })
    .toSorted((a, b) => b.count - a.count);
}

/** How often each refusal came, or no answer. */
export function refusalsOf(asked: readonly Asked[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of asked) if (code) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
