import { endpoint } from "@regain/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { withTestServer } from "../../testing/test-server.ts";
import { mount } from "./mount.ts";

const mebibyte = 2 ** 20;
const form = { fields: z.object({}), files: { photo: { maxBytes: 8 * mebibyte } } };
const responses = { 200: z.object({ bytes: z.int() }) };
const anyone = { section: "service", summary: "Test.", access: "anyone", method: "POST" } as const;
const patient = endpoint({ ...anyone, path: "/api/patient", form, responses });
const hasty = endpoint({ ...anyone, path: "/api/hasty", form, responses });

/** Calls for this test only: one waits long for its form, the other does not. */
function testModule(app: FastifyInstance): void {
  const bodyLimit = 9 * mebibyte;
  for (const [def, timeoutMs] of [
    [patient, 30_000],
    [hasty, 500],
  ] as const)
    mount(app, def, { bodyLimit, timeoutMs })(({ form: { files } }) => ({
      status: 200,
      body: { bytes: files.photo.length },
    }));
}

/** Starts sending a form with a photo, and declares its length. */
function begin(port: number, path: string, length: number): Socket {
  const socket = connect(port, "127.0.0.1");
  const head = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\n';
  socket.write(
    `POST /service/v700${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${length}\r\n\r\n${head}`,
  );
  return socket;
}

test("one person's large forms wait unread for one another, and are told so; small ones do not", () =>
  withTestServer(
    async ({ app }) => {
      const address = await app.listen({ host: "127.0.0.1", port: 0 });
      const port = Number(new URL(address).port);
      const whole = (bytes: number) => {
        const body = new FormData();
        body.append("photo", new Blob([new Uint8Array(bytes)]));
        return fetch(`${address}/service/v700/api/hasty`, { method: "POST", body });
      };
      const taken = once(app.server, "request");
      const slow = begin(port, "/api/patient", 9 * mebibyte);
      await taken;
      const waiting = await text(begin(port, "/api/hasty", 9 * mebibyte));
      expect(waiting).toMatch(/^HTTP\/1\.1 503 /);
      expect(waiting).toContain("retry-after: 5");
      expect(await (await whole(1_000)).json()).toEqual({ bytes: 1_000 });

      slow.destroy();
      const large = 7 * mebibyte;
      await expect
        .poll(async () => (await whole(large)).json(), { timeout: 20_000 })
        .toEqual({ bytes: large });
    },
    { modules: [testModule] },
  ));
