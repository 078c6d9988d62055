import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import subsetFont from "subset-font";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Plugin } from "vite";
import { clearAccessToken, saveAccessToken } from "../src/lib/access-token.ts";
import { buildId } from "./build-id.ts";
import { compressed } from "./compressed.ts";
import { earlyFiles } from "./early-files.ts";
import { lightLetters } from "./light-letters.ts";
import { loadParts } from "./load-parts.ts";
import { serviceWorker } from "./service-worker.ts";
import { prepareFormats, whileWaiting } from "./while-waiting.ts";

const failing = {
  error(message: string): never {
    throw new Error(message);
  },
};

/** A plugin's hook, in either form a plugin may declare it. */
function hook(
  plugin: Plugin,
  name: "generateBundle" | "renderChunk" | "transformIndexHtml" | "writeBundle",
) {
  const found = plugin[name] as unknown;
  const handler =
    typeof found === "function" ? found : (found as { readonly handler: unknown }).handler;
  return (...given: readonly unknown[]): unknown =>
    (handler as (...given: readonly unknown[]) => unknown).apply(failing, [...given]);
}

describe("the name of a build", () => {
  const html = `<head>\n    <meta name="api-version" content="v700" /></head>`;
  function pageOf(names: readonly string[], source = html): string {
    const bundle: Record<string, { type: string; source?: string }> = {
      ...Object.fromEntries(names.map((name) => [name, { type: "chunk" }])),
      "index.html": { type: "asset", source },
    };
    hook(buildId(), "generateBundle")({}, bundle);
    return bundle["index.html"]!.source!;
  }
  const idIn = (page: string) => /<meta name="build" content="([0-9a-f]{16})" \/>/.exec(page)?.[1];

  test("is in its page, the same for the same files and another for others", () => {
    const id = idIn(pageOf(["a-1.js", "b-1.js"]));
    expect(id).toBeDefined();
    expect(idIn(pageOf(["b-1.js", "a-1.js"]))).toBe(id);
    expect(idIn(pageOf(["a-2.js", "b-1.js"]))).not.toBe(id);
    expect(idIn(pageOf(["a-1.js", "b-1.js"], `${html}<p>`))).not.toBe(id);
  });

  test("does not get lost in silence", () => {
    expect(() => pageOf([], "<head></head>")).toThrow("says nothing of calls");
    expect(() => hook(buildId(), "generateBundle")({}, {})).toThrow("was not built");
  });
});

describe("files that are fetched early", () => {
  const words = {
    type: "chunk",
    fileName: "assets/shell-1.js",
    facadeModuleId: "/app/src/locales/en/shell.po",
  };
  const font = { type: "asset", fileName: "assets/next-latin-wght-normal-1.woff2" };
  const other = { type: "chunk", fileName: "assets/account-1.js", facadeModuleId: "/account.po" };
  const tags = (...bundle: readonly { readonly fileName: string }[]) =>
    hook(earlyFiles(), "transformIndexHtml")("", {
      bundle: Object.fromEntries(bundle.map((one) => [one.fileName, one])),
    });

  test("are the words and the letters of every page", () => {
    expect(tags(other, font, words)).toMatchObject([
      { attrs: { rel: "modulepreload", href: "/assets/shell-1.js" } },
      { attrs: { rel: "preload", as: "font", href: `/${font.fileName}` } },
    ]);
  });

  const asked = (module: string, own: string, imports: readonly string[], ...styles: string[]) => ({
    type: "chunk",
    fileName: own,
    facadeModuleId: module,
    imports,
    viteMetadata: { importedCss: new Set(styles) },
  });
  const split = "?tsr-split=component";
  const parts = [
    asked(`/src/routes/do-therapy/index.tsx${split}`, "do.js", ["start.js", "kit.js"], "do.css"),
    asked("/src/locales/en/session.po", "session.js", []),
    asked(`/src/routes/dashboard/index.tsx${split}`, "board.js", ["start.js", "kit.js"]),
    asked("/src/app/screens/report-summary.tsx", "summary.js", ["report.js"]),
    asked("/src/locales/en/report.po", "words.js", []),
    asked("", "report.js", ["kit.js"], "report.css"),
    asked("", "kit.js", ["start.js"], "kit.css"),
    asked("/src/app/main.tsx", "start.js", ["kit.js"]),
  ];
  const index = { type: "asset", fileName: "index.html", source: `<script src="/start.js">` };
  function namedFor(path: string, ...bundle: readonly { readonly fileName: string }[]) {
    let source = "{}";
    const emitFile = (file: { readonly source: string }) => (source = file.source);
    const byName = Object.fromEntries(bundle.map((one) => [one.fileName, one]));
    const { handler } = earlyFiles().generateBundle as { handler(...given: unknown[]): void };
    handler.call({ ...failing, emitFile }, {}, byName);
    const pages: Record<string, string[]> = JSON.parse(source);
    return pages[path]?.toSorted();
  }

  test("of a page that people come to first are its own scripts and all that these import, and no styles", () => {
    const ofPlayer = ["/do.js", "/kit.js", "/session.js"];
    expect(namedFor("/do-therapy", ...parts, index)).toEqual(ofPlayer);
    expect(namedFor("/dashboard", ...parts, index)).toEqual([
      "/board.js",
      "/kit.js",
      "/report.js",
      "/summary.js",
      "/words.js",
    ]);
    expect(namedFor("/dashboard/report", ...parts, index)).toBeUndefined();
  });

  test("must be there", () => {
    expect(() => namedFor("/dashboard", ...parts.slice(1), index)).toThrow("Not all is there");
    expect(() => namedFor("/dashboard", ...parts)).toThrow("not built");
    expect(() => tags(other, words)).toThrow("missing");
    expect(() => tags(other, font)).toThrow("missing");
  });
});

test("what is put aside for practice without a network is the player, whoever else the start file leads to", () => {
  const chunk = (fileName: string, module: string, imports: string[], later: string[] = []) => ({
    type: "chunk",
    fileName,
    moduleIds: [module],
    imports,
    dynamicImports: later,
    viteMetadata: { importedCss: new Set([fileName.replace("js", "css")]) },
  });
  const split = "?tsr-split=component";
  const session = "/src/features/session";
  const bundle = [
    chunk("start.js", `${session}/api/welcome.ts`, ["kit.js"], ["board.js", "do.js", "spoken.js"]),
    chunk("kit.js", "/src/ui/button.tsx", ["start.js"]),
    chunk("do.js", `/src/routes/do-therapy/index.tsx${split}`, ["start.js", "welcome.js"]),
    chunk("welcome.js", `${session}/screens/welcome-room.tsx`, [], ["settings.js"]),
    chunk("settings.js", `${session}/parts/settings-dialog.tsx`, [], ["slider.js"]),
    chunk("slider.js", "/src/ui/slider.tsx", [], ["words-of-others.js"]),
    chunk("words-of-others.js", "/src/locales/en/clinic.po", []),
    chunk("switches.js", `${session}/scanning/switch-scanning.tsx`, []),
    chunk("board.js", `/src/routes/dashboard/index.tsx${split}`, ["start.js"], ["spoken.js"]),
    chunk("spoken.js", `${session}/screens/answered-item.tsx`, []),
    { type: "asset", fileName: "next-latin.woff2" },
    { type: "asset", fileName: "worker-beside-the-page.js" },
    { type: "asset", fileName: "logo.png" },
  ];
  const source = `<meta name="build" content="0123456789abcdef" /><script src="/start.js">`;
  const worker = { ...chunk("service-worker.js", "/service-worker/main.ts", []), code: "" };
  const byName = Object.fromEntries(bundle.map((one) => [one.fileName, one]));
  const index = { type: "asset", source };
  const whole = { ...byName, [worker.fileName]: worker, "index.html": index };
  hook(serviceWorker(), "generateBundle")({}, whole);
  const shell = JSON.parse(/regainShell=(.+);/.exec(worker.code)![1]!) as { files: string[] };
  expect(shell.files.filter((file) => /\.(?:js|woff2|png)$/.test(file))).toEqual([
    "/do.js",
    "/kit.js",
    "/next-latin.woff2",
    "/settings.js",
    "/slider.js",
    "/start.js",
    "/switches.js",
    "/welcome.js",
    "/worker-beside-the-page.js",
  ]);
  expect(shell.files).toContain("/slider.css");
  expect(shell.files).not.toContain("/board.css");
});

test("the letters are those of the whole file, with the weights that texts have", async () => {
  const path = createRequire(import.meta.url).resolve(
    "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  );
  const whole = await readFile(path);
  const font = { type: "asset", fileName: "assets/next-latin-wght-normal-1.woff2", source: whole };
  const picture = { type: "asset", fileName: "assets/logo.png", source: whole };
  await hook(lightLetters(), "generateBundle")({}, { font, picture });
  expect(picture.source).toBe(whole);
  expect(font.source.length).toBeLessThan(0.65 * whole.length);
  const sizeOf = async (text: string) =>
    (await subsetFont(font.source, text, { targetFormat: "woff2", variationAxes: {} })).length;
  const alone = await sizeOf("a");
  for (const sign of ["b", "é", "ß", "1", "–", "€", "½"])
    expect([sign, (await sizeOf(`a${sign}`)) > alone]).toEqual([sign, true]);
  const at = (wght: number) =>
    subsetFont(font.source, "abc", { targetFormat: "woff2", variationAxes: { wght } });
  expect((await at(700)).equals(await at(400))).toBe(false);
});

describe("what is packed", () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "regain-packed-"));
    await mkdir(join(dir, "assets"));
    const text = "const a = 1;\n".repeat(200);
    for (const name of ["assets/a.js", "assets/a.css", "index.html", "icon.png"])
      await writeFile(join(dir, name), text);
    await writeFile(join(dir, "assets/small.js"), "1");
    await hook(compressed(), "writeBundle")({ dir });
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  test("are texts of more than a packet, beside the plain ones, and neither the page nor pictures", async () => {
    expect((await readdir(join(dir, "assets"))).toSorted()).toEqual(
      ["a.css", "a.css.br", "a.css.gz", "a.js", "a.js.br", "a.js.gz", "small.js"].toSorted(),
    );
    expect((await readdir(dir)).toSorted()).toEqual(["assets", "icon.png", "index.html"]);
  });

  test("is the same once unpacked, and smaller", async () => {
    const [plain, brotli, gzip] = await Promise.all(
      ["a.js", "a.js.br", "a.js.gz"].map((name) => readFile(join(dir, "assets", name))),
    );
    expect(brotliDecompressSync(brotli!)).toEqual(plain);
    expect(gunzipSync(gzip!)).toEqual(plain);
    expect(brotli!.length).toBeLessThan(plain!.length / 2);
  });
});

test("every import goes by the loader that tries again", () => {
  const { load } = loadParts() as unknown as {
    load: { filter: { id: RegExp }; handler: () => string };
  };
  expect(load.filter.id.test("\0vite/preload-helper.js")).toBe(true);
  expect(load.handler()).toMatch(/export \{ loadChunk as __vitePreload \} from ".*load-part\.ts"/);
});

describe("what a page does while the app is fetched", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    });
  });
  afterEach(() => {
    clearAccessToken();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  const formats = () => vi.spyOn(Intl, "DateTimeFormat");

  test("is in front of the first script, and in no other", () => {
    const render = hook(whileWaiting(), "renderChunk");
    expect(render("app()", { name: "start" })).toBeNull();
    const first = render("app()", { name: "rolldown-runtime" }) as string;
    expect(first).toMatch(/app\(\)$/);
    saveAccessToken("token");
    const made = formats();
    const app = vi.fn<() => void>();
    vi.stubGlobal("app", app);
    // As in a browser: only the script itself is in scope.
    runInThisContext(first);
    expect(made).toHaveBeenCalledOnce();
    expect(app).toHaveBeenCalledOnce();
  });

  test("makes a date ready for somebody who is signed in on this device, and for nobody else", () => {
    const made = formats();
    prepareFormats();
    expect(made).not.toHaveBeenCalled();
    saveAccessToken("token");
    prepareFormats();
    expect(made).toHaveBeenCalledOnce();
  });

  test("leaves a browser in peace that lets nothing be kept", () => {
    vi.stubGlobal("localStorage", {
      getItem() {
        throw new Error("SecurityError");
      },
    });
    expect(prepareFormats).not.toThrow();
  });

  test("does not get lost in silence", () => {
    const check = hook(whileWaiting(), "generateBundle");
    expect(() => check({}, { "a.js": { type: "chunk", name: "start" } })).toThrow("before the app");
    expect(() => check({}, { "a.js": { type: "chunk", name: "rolldown-runtime" } })).not.toThrow();
  });
});
