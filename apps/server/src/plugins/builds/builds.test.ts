import { chmod, mkdir, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startupSentence } from "../../lib/startup-sentence.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { readBuildId } from "./build-id.ts";
import { keepBuild } from "./keep-build.ts";
import { keptAssets } from "./kept-assets.ts";

const idOf = (letter: string) => letter.repeat(16);
const forEver = "public, max-age=31536000, immutable";

/** A built web app whose files say which letter it is. */
async function build(letter: string): Promise<string> {
  const webFolder = await temporaryFolder(`web-${letter}`);
  await mkdir(join(webFolder, "assets"));
  await writeFile(
    join(webFolder, "index.html"),
    `<meta name="build" content="${idOf(letter)}" /><title>${letter}</title>`,
  );
  await writeFile(join(webFolder, `assets/page-${letter}.js`), `console.log("${letter}")`);
  await writeFile(join(webFolder, `assets/page-${letter}.js.br`), `${letter} packed`);
  await writeFile(join(webFolder, "assets/same.js"), "console.log(1)");
  return webFolder;
}

describe("the folder of builds", () => {
  let time = Date.parse("2026-11-01T12:00:00Z");

  async function folderOf() {
    const folder = join(await temporaryFolder("builds"), "builds");
    const begin = async (letter: string) => {
      time += 60_000;
      await keepBuild({ id: idOf(letter), webFolder: await build(letter) }, folder, new Date(time));
      return (await readdir(folder)).map((id) => id.slice(0, 1)).toSorted();
    };
    return { folder, begin };
  }

  test("holds the build that runs and the one before it, and no third", async () => {
    const { begin } = await folderOf();
    expect(await begin("a")).toEqual(["a"]);
    expect(await begin("b")).toEqual(["a", "b"]);
    expect(await begin("c")).toEqual(["b", "c"]);
  });

  test("is not moved by two servers that are renewed one after the other, nor by many starts", async () => {
    const { begin } = await folderOf();
    for (const letter of ["a", "a", "b"]) await begin(letter);
    expect(await begin("b")).toEqual(["a", "b"]);
    for (let start = 0; start < 5; start++) await begin("b");
    expect(await begin("b")).toEqual(["a", "b"]);
  });

  test("after a rollback holds the old build and the one that was taken back", async () => {
    const { begin } = await folderOf();
    for (const letter of ["a", "b", "c", "b"]) await begin(letter);
    expect(await begin("d")).toEqual(["b", "d"]);
    expect(await begin("b")).toEqual(["b", "d"]);
  });

  test("gets a build once and whole, however many processes begin at once", async () => {
    const { folder } = await folderOf();
    const webFolder = await build("a");
    const begin = () => keepBuild({ id: idOf("a"), webFolder }, folder, new Date(time));
    await Promise.all(Array.from({ length: 8 }, begin));
    expect(await readdir(folder)).toEqual([idOf("a")]);
    expect(await readdir(join(folder, idOf("a"), "assets"))).toHaveLength(3);
  });

  test("is cleared of what a process left half done an hour ago, not of what is being done", async () => {
    const { folder, begin } = await folderOf();
    await begin("a");
    for (const name of [".draft-old", ".draft-now"]) await mkdir(join(folder, name));
    await utimes(join(folder, ".draft-old"), new Date(0), new Date(0));
    await utimes(join(folder, ".draft-now"), new Date(time), new Date(time));
    await begin("a");
    expect((await readdir(folder)).toSorted()).toEqual([".draft-now", idOf("a")]);
  });

  test("is looked into once in two seconds at most, and what was put there since is found then", async () => {
    const { folder, begin } = await folderOf();
    let now = 0;
    const find = keptAssets(folder, () => now);
    expect(await find("page-a.js")).toBeUndefined();
    await begin("a");
    expect(await find("page-a.js"), "a miss is believed for a while").toBeUndefined();
    now += 2_000;
    expect(await find("page-a.js")).toBe(join(folder, idOf("a"), "assets"));
    for (const letter of ["b", "c"]) await begin(letter);
    expect(await find("page-a.js"), "cleared meanwhile").toBeUndefined();
  });
});

test("only what can be the name of a folder is the name of a build", async () => {
  const webFolder = await build("a");
  expect(await readBuildId(webFolder)).toBe(idOf("a"));
  for (const name of ["../../etc", "", "A".repeat(16)]) {
    await writeFile(join(webFolder, "index.html"), `<meta name="build" content="${name}" />`);
    expect(await readBuildId(webFolder)).toBeUndefined();
  }
});

test("a folder without a page is no web app: whoever starts the server is told what to do", async () => {
  const webFolder = await temporaryFolder("web-empty");
  const error: unknown = await readBuildId(webFolder).catch((refused: unknown) => refused);
  expect(startupSentence(error)).toBe(
    `The web app is not in ${webFolder}: build it with "npm run build", or set WEB_FOLDER to the folder with its index.html.`,
  );
});

describe("servers on one data folder", () => {
  async function serve(letter: string, dataDir: string): Promise<TestServer> {
    const webFolder = await build(letter);
    const server = await openTestServer({ modules: [], config: { webFolder, dataDir } });
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    return server;
  }
  const get = ({ app }: TestServer, url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers });
  const gone = async (server: TestServer, url: string) => (await get(server, url)).statusCode;

  test("one goes on handing out its files when the next build takes their place before it ends", async () => {
    const dataDir = await temporaryFolder("data");
    const server = await serve("a", dataDir);
    await expect.poll(() => readdir(join(dataDir, "builds")).catch(() => [])).toEqual([idOf("a")]);
    const assets = join(server.app.services.config.webFolder!, "assets");
    await rm(join(assets, "page-a.js"));
    await writeFile(join(assets, "page-b.js"), 'console.log("b")');
    expect((await get(server, "/assets/page-a.js")).body).toBe('console.log("a")');
    expect((await get(server, "/assets/page-b.js")).body).toBe('console.log("b")');
    await server.close();
  });

  test("hand out the files of the build before, as their own", async () => {
    const dataDir = await temporaryFolder("data");
    const old = await serve("a", dataDir);
    const plain = await get(old, "/assets/page-a.js");
    // The copy it keeps is complete once it is closed.
    await old.close();
    const server = await serve("b", dataDir);
    const later = await get(server, "/assets/page-a.js");
    expect([later.statusCode, later.body]).toEqual([200, plain.body]);
    expect(later.headers).toMatchObject({
      "cache-control": forEver,
      "content-type": plain.headers["content-type"],
      vary: "accept-encoding",
      "x-content-type-options": "nosniff",
    });
    const packed = await get(server, "/assets/page-a.js", { "accept-encoding": "br" });
    expect([packed.body, packed.headers["content-encoding"]]).toEqual(["a packed", "br"]);
    const head = await server.app.inject({ method: "HEAD", url: "/assets/page-a.js" });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    await server.close();
  });

  test("answer for a build that came after them, while servers are renewed one by one", async () => {
    const dataDir = await temporaryFolder("data");
    const old = await serve("a", dataDir);
    const renewed = await serve("b", dataDir);
    await renewed.close();
    expect((await get(old, "/assets/page-b.js")).body).toBe('console.log("b")');
    await old.close();
  });

  test("tell with every answer which build they hand out", async () => {
    const server = await serve("a", await temporaryFolder("data"));
    for (const url of ["/", "/assets/page-a.js", "/service/v700/api/portal/user", "/nothing"])
      expect((await get(server, url)).headers["regain-build"]).toBe(idOf("a"));
    await server.close();
  });

  test("hand out nothing else of the folder, and do not let what is missing be kept", async () => {
    const dataDir = await temporaryFolder("data");
    await writeFile(join(dataDir, "secret.txt"), "secret");
    await (await serve("a", dataDir)).close();
    const server = await serve("b", dataDir);
    await writeFile(join(dataDir, "builds", idOf("a"), "secret.js"), "secret");
    for (const path of [
      "../secret.js",
      "..%2fsecret.js",
      "%2e%2e/secret.js",
      "..%2f..%2f..%2fsecret.txt",
      "..\\secret.js",
      "....//secret.js",
      "page-a.js/../../secret.js",
      "secret.js",
      "page-a.js%00",
      "gone.js",
    ]) {
      const answer = await get(server, `/assets/${path}`);
      expect([path, answer.body.includes("secret")]).toEqual([path, false]);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers["cache-control"] ?? "none").not.toContain("max-age");
    }
    await server.close();
  });

  test("go on without it where the folder cannot be written, and say so", async () => {
    const dataDir = await temporaryFolder("data");
    // A file below which there can be no folder, whoever runs the test.
    await writeFile(join(dataDir, "builds"), "in the way");
    await chmod(join(dataDir, "builds"), 0o400);
    const server = await serve("a", dataDir);
    expect((await get(server, "/assets/page-a.js")).statusCode).toBe(200);
    expect(await gone(server, "/assets/page-z.js")).toBe(404);
    await server.close();
    expect(server.logLines.join("")).toContain("This build could not be kept");
    expect(await readFile(join(dataDir, "builds"), "utf8")).toBe("in the way");
  });
});
