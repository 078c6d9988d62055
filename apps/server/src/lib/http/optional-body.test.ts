import { endpoint } from "@regain/contract/endpoint";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { withTestServer } from "../../testing/test-server.ts";
import { openApiDocument } from "../openapi.ts";
import { mount } from "./mount.ts";

const noted = {
  section: "service",
  summary: "Test.",
  access: "anyone",
  responses: { 200: z.object({ note: z.string() }) },
} as const;
const mayBeNoted = endpoint({
  ...noted,
  method: "DELETE",
  path: "/api/may",
  body: z.object({ note: z.optional(z.string()) }),
});
const mustBeNoted = endpoint({
  ...noted,
  method: "DELETE",
  path: "/api/must",
  body: z.object({ note: z.string() }),
});

function testModule(app: FastifyInstance): void {
  for (const call of [mayBeNoted, mustBeNoted])
    mount(app, call)(({ body }) => ({ status: 200, body: { note: body.note ?? "none" } }));
}

test("a body of which nothing is required need not be sent", () =>
  withTestServer(
    async ({ app }) => {
      const ask = async (path: string, payload?: object) => {
        const url = `/service/v700/api/${path}`;
        const answer = await app.inject({ method: "DELETE", url, ...(payload && { payload }) });
        return [answer.statusCode, answer.json<{ note?: string }>().note];
      };
      expect(await ask("may")).toEqual([200, "none"]);
      expect(await ask("may", {})).toEqual([200, "none"]);
      expect(await ask("may", { note: "a" })).toEqual([200, "a"]);
      expect(await ask("may", { nota: "a" })).toEqual([400, undefined]);
      expect(await ask("may", [])).toEqual([400, undefined]);
      expect(await ask("must")).toEqual([400, undefined]);
      expect(await ask("must", { note: "a" })).toEqual([200, "a"]);
    },
    { modules: [testModule] },
  ));

test("the document of the calls says which bodies need not be sent", () => {
  const { paths } = openApiDocument([mayBeNoted, mustBeNoted], "v700");
  expect(paths).toMatchObject({
    "/service/v700/api/may": { delete: { requestBody: { required: false } } },
    "/service/v700/api/must": { delete: { requestBody: { required: true } } },
  });
});
