import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const app = new URL("..", import.meta.url);
const textOf = (path: string) => readFile(new URL(path, app), "utf8");

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
}

const manifest = JSON.parse(await textOf("public/regain.webmanifest")) as Manifest;

/** A PNG's width and height are in its first chunk. */
async function pngSize(src: string): Promise<string> {
  const file = await readFile(new URL(`public${src}`, app));
  expect(file.subarray(1, 4).toString("latin1")).toBe("PNG");
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test("the page names the manifest, and an icon for the home screens that do not read it", async () => {
  const page = await textOf("index.html");
  expect(page).toContain('<link rel="manifest" href="/regain.webmanifest" />');
  expect(page).toContain('<link rel="apple-touch-icon" href="/icon-180.png" />');
  expect(await pngSize("/icon-180.png")).toBe("180x180");
});

test("the app can be installed: a name, a start, a window of its own, and icons of the sizes that are asked for", async () => {
  expect(manifest).toMatchObject({
    name: "Regain",
    start_url: "/",
    scope: "/",
    display: "standalone",
  });
  const pictures = manifest.icons.filter(({ type }) => type === "image/png");
  for (const { src, sizes } of pictures) expect([src, await pngSize(src)]).toEqual([src, sizes]);
  const forEveryPlace = pictures.filter(({ purpose }) => purpose === "any");
  expect(forEveryPlace.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
  expect(pictures.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { src, type } of manifest.icons)
    if (type === "image/svg+xml") expect(await textOf(`public${src}`)).toMatch(/^<svg /);
});

test("on a maskable icon the drawing lies within the circle that no mask cuts", async () => {
  const drawing = await textOf("public/icon.svg");
  const [, size] = /viewBox="0 0 (\d+) \1"/.exec(drawing) ?? [];
  const [, left, top] = /translate\((\d+) (\d+)\)/.exec(drawing) ?? [];
  const [, inner] = /viewBox="0 0 (\d+) \1"/.exec(await textOf("public/logo.svg")) ?? [];
  const side = Number(size);
  expect([left, top]).toEqual([String((side - Number(inner)) / 2), left]);
  // The letter in the drawing is a circle of radius 12.5 with a stroke of 4.5 centered on it.
  expect(12.5 + 4.5 / 2).toBeLessThan(0.4 * side);
  expect(drawing).toMatch(new RegExp(`<path d="M0 0h${size}v${size}H0z" fill="#[0-9a-f]{6}"/>`));
});
