import { partner } from "@regain/contract/calls/signup/partner";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addInstitution } from "../../builders/people.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let harbor: string;
beforeAll(async () => {
  server = await openTestServer();
  harbor = await server.seed((trx) =>
    addInstitution(trx, { name: "Harbor", logo_path: "/partners/harbor.svg" }),
  );
});
afterAll(() => server.close());

const ask = (path: string, remoteAddress = "10.2.0.1") =>
  server.app.inject({ url: path, remoteAddress });

test("nobody asks for a list of names", async () => {
  const codes = [];
  for (let count = 0; count < 34; count += 1) {
    const path = `/signup/v700/api/validateemail?email=person${count}@example.org`;
    codes.push((await ask(path, "10.2.0.2")).statusCode);
  }
  expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(codes.at(-1)).toBe(429);
  expect((await ask("/signup/v700/api/validateemail?email=x", "10.2.0.3")).statusCode).toBe(200);
});

test("of an institution anybody sees name, logo and who logs its clinicians in, and nothing else", async () => {
  const answer = await server.client()(partner, { params: { id: harbor } });
  expect(answer).toEqual({
    name: "Harbor",
    logo_image_path: "/partners/harbor.svg",
    signsInElsewhere: false,
  });
  const unknown = await ask(
    "/license/v700/api/institutions/0199aaaa-0000-7000-8000-000000000000/partner",
  );
  expect(unknown.statusCode).toBe(404);
});

test("the small calls around the form answer anybody", async () => {
  const ip = await ask("/service/v700/api/client-ip", "10.2.0.9");
  expect(ip.json()).toEqual({ ip: "10.2.0.9" });
  const locales = await ask("/signup/v700/api/locales?os=3");
  expect(locales.json()).toEqual({ locales: [{ id: 1, code: "en", name: "English" }] });
  const eula = await ask("/service/v700/api/user/eula");
  const { url } = eula.json<{ url: string }>();
  expect(url).toMatch(/^https?:\/\/.+\/eula$/);
  const followed = await server.app.inject({
    url: "/service/v700/api/user/eula",
    headers: { accept: "text/html,*/*" },
  });
  expect([followed.statusCode, followed.headers.location]).toEqual([303, url]);
});
