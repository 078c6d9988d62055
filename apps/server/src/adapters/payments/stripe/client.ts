import { Stripe } from "stripe";

export interface ClientParts {
  readonly secretKey: string;
  /** Where to reach Stripe, if not at its own address: `http://127.0.0.1:4200`. */
  readonly address?: string;
  /** How long to wait for an answer; 10 seconds if not given. */
  readonly timeoutMs?: number;
}

/** The version these calls are written for and tested with. */
const apiVersion = "2026-10-28.endive";
const usualTimeoutMs = 10_000;
const retries = 2;

function placeOf(address: string) {
  const { hostname, port, protocol } = new URL(address);
  const scheme = protocol === "http:" ? ("http" as const) : ("https" as const);
  return { host: hostname, port, protocol: scheme };
}

export function openClient(parts: ClientParts): Stripe {
  const { secretKey, address, timeoutMs = usualTimeoutMs } = parts;
  return new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(address === undefined ? {} : placeOf(address)),
  });
}
