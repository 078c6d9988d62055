import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await temporaryFolder("web");
  const [webFolder, pictureFolder] = [join(folder, "web"), join(folder, "pictures")];
  const [audioFolder, filmFolder] = [join(folder, "audio"), join(folder, "films")];
  await mkdir(join(webFolder, "assets"), { recursive: true });
  await mkdir(pictureFolder);
  await mkdir(audioFolder);
  await mkdir(filmFolder);
  await writeFile(
    join(webFolder, "index.html"),
    `<!doctype html><head><meta name="api-version" content="v700" /><title>Regain</title></head>`,
  );
  await writeFile(
    join(webFolder, "page-files.json"),
    JSON.stringify({ "/dashboard": ["/assets/home-1.js", "/assets/kit-1.js"] }),
  );
  await writeFile(join(webFolder, "assets/app-1a2b.js"), "console.log(1)");
  await writeFile(join(webFolder, "assets/app-1a2b.js.br"), "packed before");
  await writeFile(join(webFolder, "icon.svg"), "<svg/>");
  await writeFile(join(webFolder, ".built-from"), "the build's own");
  await mkdir(join(webFolder, ".vite"));
  await writeFile(join(webFolder, ".vite/manifest.json"), "{}");
  await writeFile(join(pictureFolder, "apple.svg"), "<svg/>");
  await writeFile(join(audioFolder, "apple.mp3"), "sound");
  await writeFile(join(filmFolder, "1a2b.mp4"), "a film");
  await writeFile(join(filmFolder, "1a2b.vtt"), "WEBVTT");
  await writeFile(join(folder, "secret.txt"), "secret");
  server = await openTestServer({ config: { webFolder, pictureFolder, audioFolder, filmFolder } });
});
afterAll(() => server.close());

function get(url: string, accept = "text/html,*/*") {
  return server.app.inject({ url, headers: { accept } });
}

describe("the web app", () => {
  test.each(["/", "/login", "/do-therapy/abc?x=1", "/dashboard/report"])(
    "answers the page %s with its one index, never kept without asking",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain("<title>Regain</title>");
      expect(answer.headers["content-type"]).toContain("text/html");
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
    },
  );

  test.each(["*/*", "*/*;q=0.8", undefined])(
    "answers pages to who takes whatever there is (%s)",
    async (accept) => {
      const headers = accept === undefined ? {} : { accept };
      const ask = (url: string) => server.app.inject({ url, headers });
      const answer = await ask("/login");
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
        200,
        expect.stringContaining("text/html"),
      ]);
      for (const url of ["/assets/gone-9f.js", "/favicon.ico", "/service/v700/api/nothing"])
        expect((await ask(url)).json()).toMatchObject({ error: "not-found" });
    },
  );

  test.each([
    ["/dashboard?tab=1", "v700"],
    ["/dashboard", "v110"],
  ] as const)("names in %s, after all else, the files it begins with", async (url, apiVersion) => {
    const webFolder = join(folder, "web");
    const one = await openTestServer({ config: { webFolder, apiVersion } });
    const page = await one.app.inject({ url, headers: { accept: "text/html" } });
    await one.close();
    expect(page.body).toContain(`content="${apiVersion}"`);
    expect(page.headers["cache-control"]).toBe("no-cache");
    const [, links] = page.body.split("<title>Regain</title>");
    expect(links?.match(/<link [^>]+>|<\/head>/g)).toEqual([
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home-1.js">',
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/kit-1.js">',
      "</head>",
    ]);
    expect((await get("/login")).body).not.toContain("home-1");
  });

  test("is told which version of the calls this server speaks", async () => {
    expect((await get("/login")).body).toContain('content="v700"');
    const other = await openTestServer({
      config: { webFolder: join(folder, "web"), apiVersion: "v110" },
    });
    const answer = await other.app.inject({ url: "/login", headers: { accept: "text/html" } });
    await other.close();
    expect(answer.body).toContain('content="v110"');
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  test("answers a page without putting ever more listeners on it", async () => {
    const warnings: string[] = [];
    const note = ({ name }: Error) => warnings.push(name);
    process.on("warning", note);
    await get("/a-page-of-the-app");
    // A warning is emitted in a later turn.
    await new Promise((resolve) => setImmediate(resolve));
    process.off("warning", note);
    expect(warnings).toEqual([]);
  });

  test("lets files named by their contents be kept for ever, others not", async () => {
    expect((await get("/assets/app-1a2b.js")).headers["cache-control"]).toContain("immutable");
    expect((await get("/icon.svg")).headers["cache-control"]).toBe("no-cache");
  });

  test("hands out what the build has packed, to browsers that can unpack it", async () => {
    const url = "/assets/app-1a2b.js";
    const packed = await server.app.inject({ url, headers: { "accept-encoding": "gzip, br" } });
    expect(packed.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript"),
      "cache-control": expect.stringContaining("immutable"),
      vary: expect.stringContaining("accept-encoding"),
    });
    expect(packed.body).toBe("packed before");
    expect((await get(url)).body).toBe("console.log(1)");
  });

  test.each(["/dashboard//", "/x//y"])(
    "shows the page to who opens %s in a browser, and says that there is no such page",
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain("<title>Regain</title>");
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-security-policy"]).toContain("script-src 'self'");
      expect((await get(url, "application/json")).json()).toHaveProperty("error");
    },
  );

  test.each([
    ["/assets/gone-9f.js", "text/html"],
    ["/service/v700/api/nothing", "text/html"],
    ["/content/pictures/nothing.svg", "text/html"],
    ["/content/audio/nothing.mp3", "text/html"],
    ["/content/films/nothing.mp4", "text/html"],
    ["/favicon.ico", "text/html"],
    ["/.built-from", "text/html"],
    ["/.built-from", "*/*"],
    ["/%2ebuilt-from", "application/json"],
    ["/.vite/manifest.json", "application/json"],
    ["/.git/config", "*/*"],
    ["/%00", "text/html"],
    ["/login", "application/json"],
    ["/login", "application/json, text/plain, */*"],
    ["/login", "image/avif,image/webp,*/*;q=0.8"],
    ["/content/pictures/..%2f..%2fsecret.txt", "text/html"],
    ["/content/audio/../../secret.txt", "text/html"],
    ["/content/audio/%2e%2e", "text/html"],
    ["/content/audio/", "text/html"],
  ])("does not pass its index off as %s (%s)", async (url, accept) => {
    const answer = await get(url, accept);
    expect(answer.json()).toMatchObject({ error: expect.stringMatching(/not-found|malformed/) });
    expect(answer.statusCode).toBeLessThan(500);
  });
});

test("pictures are kept for ever and are what they say", async () => {
  const answer = await get("/content/pictures/apple.svg");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("image/svg+xml");
  expect(answer.headers["cache-control"]).toContain("immutable");
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
});

test("sounds are kept for ever, are what they say and can be had in parts", async () => {
  const answer = await get("/content/audio/apple.mp3");
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toContain("audio/mpeg");
  expect(answer.headers["cache-control"]).toContain("immutable");
  const url = "/content/audio/apple.mp3";
  const part = await server.app.inject({ url, headers: { range: "bytes=0-1" } });
  expect([part.statusCode, part.body]).toEqual([206, "so"]);
  const head = await server.app.inject({ url, method: "HEAD" });
  expect([head.statusCode, head.headers["content-length"]]).toEqual([200, "5"]);
});

test("films and their captions are what they say, and films can be had in parts", async () => {
  const url = "/content/films/1a2b.mp4";
  const whole = await get(url);
  expect(whole.headers["content-type"]).toBe("video/mp4");
  expect(whole.headers["accept-ranges"]).toBe("bytes");
  expect(whole.headers["cache-control"]).toContain("immutable");
  expect(whole.headers["content-security-policy"]).toMatch(/media-src [^;]*'self'/);
  const part = await server.app.inject({ url, headers: { range: "bytes=2-" } });
  expect([part.statusCode, part.body]).toEqual([206, "film"]);
  const captions = await get("/content/films/1a2b.vtt");
  expect(captions.headers["content-type"]).toContain("text/vtt");
});

describe("what runs the server can ask", () => {
  test("whether it is alive and ready", async () => {
    expect((await get("/healthz")).json()).toEqual({ status: "alive" });
    expect((await get("/readyz")).json()).toEqual({ status: "ready" });
  });

  test("how long calls take, by pattern and never by address", async () => {
    await get("/login?token=abc");
    const { body } = await get("/metrics");
    expect(body).toContain("http_request_duration_seconds_count");
    expect(body).toContain("process_resident_memory_bytes");
    expect(body).not.toContain("abc");
  });
});

test("the document of the contract is written once, and sent to nobody who has it", async () => {
  const ask = (headers: Record<string, string>) =>
    server.app.inject({ url: "/openapi.json", headers });
  const document = await ask({});
  const writing = vi.spyOn(JSON, "stringify");
  onTestFinished(() => writing.mockRestore());
  expect((await ask({})).headers.etag).toBe(document.headers.etag);
  const packed = await ask({ "accept-encoding": "gzip, br" });
  expect(packed.headers).toMatchObject({ "content-encoding": "gzip", etag: document.headers.etag });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(document.body);
  const again = await ask({ "if-none-match": String(document.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  const written = writing.mock.results.filter(({ value }) => value === document.body);
  expect(written.length).toBe(0);
});

test("the contract can be read, by machines and by people without a script in the page", async () => {
  const document = (await get("/openapi.json")).json<{ openapi: string; paths: object }>();
  expect(document.openapi).toBe("3.1.0");
  expect(document.paths).toHaveProperty([
    "/service/v700/api/patient/{id}/nextActivity",
    "get",
    "parameters",
  ]);
  for (const way of ["json", "yaml"])
    expect((await get(`/docs/api/${way}`)).headers.location).toBe("/openapi.json");
  const page = await get("/docs/api/");
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle=|https?:\/\//);
  const start = await get("/docs/api/static/swagger-initializer.js");
  expect(start.body, "the top bar's logo holds an inline style").toContain('"layout":"BaseLayout"');
});
