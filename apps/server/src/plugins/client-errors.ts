import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ErrorBody, type ErrorCode, refusals } from "@regain/contract/errors";
import type { FastifyInstance } from "fastify";
import { v7 } from "uuid";
import type { Config } from "../config.ts";
import { property } from "../lib/property.ts";
import { bareHeaders } from "./security-headers.ts";

/** Node's refusals that mean more than malformed. */
const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "too-slow",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "payload-too-large",
  HPE_HEADER_OVERFLOW: "headers-too-large",
};

/** The whole answer, as sent over the wire. */
export function clientErrorResponse(
  error: unknown,
  config: Pick<Config, "publicUrl">,
  requestId: string,
): string {
  const code = codes[String(property(error, "code"))] ?? "malformed-request";
  const [status, message] = refusals[code];
  const body = JSON.stringify({ error: code, message, requestId } satisfies ErrorBody);
  const headers = {
    connection: "close",
    "content-length": Buffer.byteLength(body),
    "content-type": "application/json; charset=utf-8",
    date: new Date().toUTCString(),
    "x-request-id": requestId,
    ...bareHeaders(config),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

/** Answers what Node could not read as a request, or gave up waiting for: no hook and no route ever sees it. */
export function handleClientErrors(config: Pick<Config, "publicUrl">) {
  return function answer(this: FastifyInstance, error: Error, socket: Socket): void {
    // Another request on this connection may be being answered at this moment: nothing may be inserted into that.
    const isAnswering = property(property(socket, "_httpMessage"), "headersSent") === true;
    if (property(error, "code") === "ECONNRESET" || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const requestId = v7();
    this.log.info({ err: error, reqId: requestId }, "A request could not be read.");
    socket.end(clientErrorResponse(error, config, requestId), () => socket.destroy());
  };
}
