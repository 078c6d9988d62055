import multipart from "@fastify/multipart";
import { endpoint } from "@regain/contract/endpoint";
import Fastify from "fastify";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { answered } from "../../plugins/answered.ts";
import { errors } from "../../plugins/errors.ts";
import { readForm } from "./read-form.ts";

const { form } = endpoint({
  section: "service",
  method: "POST",
  path: "/api/test",
  summary: "Takes a form.",
  access: "anyone",
  form: {
    fields: z.object({ name: z.string().check(z.maxLength(20)), note: z.optional(z.string()) }),
    files: { photo: { maxBytes: 5_000 }, sound: { maxBytes: 500, isOptional: true } },
  },
  responses: { 200: z.unknown() },
});

const app = Fastify();
let address: string;
beforeAll(async () => {
  await app.register(answered);
  await app.register(errors);
  await app.register(multipart);
  app.route({
    method: "POST",
    url: "/",
    async handler(request) {
      const { fields, files } = await readForm(request, form);
      const sizes = Object.entries(files).map(([key, { length }]) => [key, length]);
      return { fields, files: Object.fromEntries(sizes) };
    },
  });
  address = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

type Part = readonly [name: string, value: string | Blob];

const file = (bytes: number) => new Blob([new Uint8Array(bytes)]);
const photo: Part = ["photo", file(100)];
const name: Part = ["name", "Rosa"];

async function post(body: string | FormData, headers: Record<string, string> = {}) {
  const answer = await fetch(address, { method: "POST", body, headers });
  return { status: answer.status, body: (await answer.json()) as Record<string, object> };
}

function send(...parts: readonly Part[]) {
  const data = new FormData();
  for (const [key, value] of parts) data.append(key, value);
  return post(data);
}

describe("a form", () => {
  test("is read with its fields and files, in any order", async () => {
    const read = { fields: { name: "Rosa" }, files: { photo: 100 } };
    expect(await send(name, photo)).toEqual({ status: 200, body: read });
    expect(await send(photo, name)).toEqual({ status: 200, body: read });
    expect(await send(photo, ["sound", file(500)], name)).toMatchObject({
      body: { files: { photo: 100, sound: 500 } },
    });
  });

  test.each<[string, Part[], string]>([
    ["an unknown field", [name, photo, ["extra", "x"]], "extra"],
    ["an unknown file", [name, photo, ["virus", file(10)]], "virus"],
    ["a file in the place of a field", [photo, ["name", file(10)]], "name"],
    ["a field in the place of a file", [name, ["photo", "not a file"]], "photo"],
    ["a field sent twice", [name, photo, ["name", "Sam"]], "name"],
    ["a file sent twice", [name, photo, photo], "photo"],
    ["a field that is missing", [photo], "name"],
    ["a file that is missing", [name], "photo"],
    ["a field that is wrong", [photo, ["name", "x".repeat(21)]], "name"],
  ])("with %s is refused, and names it", async (_, parts, wrong) => {
    const { status, body } = await send(...parts);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: "malformed-request" });
    expect(Object.keys(body.fields ?? {})).toEqual([wrong]);
  });

  test.each<[string, Part[]]>([
    ["a file over the limit of all", [name, ["photo", file(2_000_000)]]],
    ["a file over its own limit", [name, photo, ["sound", file(501)]]],
    ["a field without an end", [photo, ["name", "x".repeat(40_000)]]],
  ])("with %s is too large", async (_, parts) => {
    expect(await send(...parts)).toMatchObject({
      status: 413,
      body: { error: "payload-too-large" },
    });
  });

  test("with a file over its own limit is refused before all of it has come", async () => {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    const head = '--x\r\ncontent-disposition: form-data; name="sound"; filename="a"\r\n\r\n';
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 90000\r\n\r\n${head}${"x".repeat(2_000)}`,
    );
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    // The rest that is still being sent holds nobody up.
    const rest = 90_000 - head.length - 2_000;
    socket.write("x".repeat(rest));
    socket.write("GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n");
    const [next] = (await once(socket, "data")) as [Buffer];
    expect(next.toString()).toMatch(/^HTTP\/1\.1 404 /);
    socket.destroy();
  });

  test("does not reach into what objects have by themselves", async () => {
    expect((await send(name, photo, ["__proto__", "x"])).status).toBe(400);
    expect((await send(name, photo, ["constructor", file(10)])).status).toBe(400);
  });
});

describe("what is no form", () => {
  test("is told so", async () => {
    const json = await post("{}", { "content-type": "application/json" });
    expect(json).toMatchObject({ status: 415, body: { error: "unsupported-media-type" } });
  });

  test.each([
    ["has no boundary", "multipart/form-data", "name=Rosa"],
    ["has no parts", "multipart/form-data; boundary=x", "nothing of the kind"],
    [
      "is cut off",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nRo',
    ],
    ["is empty", "multipart/form-data; boundary=x", ""],
  ])("because it %s is malformed", async (_, type, body) => {
    expect(await post(body, { "content-type": type })).toMatchObject({
      status: 400,
      body: { error: "malformed-request" },
    });
  });

  test("because the line broke takes nobody's time", async () => {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    const begun =
      '--x\r\ncontent-disposition: form-data; name="photo"; filename="a"\r\n\r\nthe beginning';
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 90000\r\n\r\n${begun}`,
    );
    const arrived = once(app.server, "request");
    await Promise.race([arrived, once(socket, "connect")]);
    socket.destroy();
    expect(await send(name, photo)).toMatchObject({ status: 200 });
  });
});
