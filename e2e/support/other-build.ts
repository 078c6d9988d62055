import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The build that the journeys' servers deliver. */
export const ownBuild = (): string =>
  process.env.WEB_FOLDER ?? resolve(import.meta.dirname, "../../apps/web/dist");

const hashed = /^(.+-)?([\w-]{6,7})(\.\w+)$/;
const packed = /\.(?:br|gz)$/;
const texts = /\.(?:js|css|html)$/;

const readId = async (folder: string): Promise<string> =>
  /<meta name="build" content="(\w+)"/.exec(
    await readFile(join(folder, "index.html"), "utf8"),
  )![1]!;

/**
 * The same app as the next release would be: every file named by its contents has another name, and no old
 * name is left.
 * @param mark two hexadecimal digits, different for each build
 */
export async function otherBuild(mark: string): Promise<{ folder: string; id: string }> {
  const folder = await mkdtemp(join(tmpdir(), "regain-build-"));
  await cp(ownBuild(), folder, { recursive: true });
  const id = await readId(folder);
  const nextId = mark + id.slice(2);
  const names = new Map<string, string>();
  for (const name of await readdir(join(folder, "assets"))) {
    const path = join(folder, "assets", name);
    if (packed.test(name)) await rm(path);
    const [, stem = "", hash, end] = hashed.exec(name) ?? [];
    if (packed.test(name) || hash === undefined) continue;
    names.set(name, `${stem}${mark}${hash.slice(2)}${end}`);
    await rename(path, join(folder, "assets", names.get(name)!));
  }
  for (const name of ["service-worker.js.br", "service-worker.js.gz"])
    await rm(join(folder, name), { force: true });
  for (const name of (await readdir(folder, { recursive: true })).filter((one) =>
    texts.test(one),
  )) {
    const text = await readFile(join(folder, name), "utf8");
    const next = text
      .replace(/[\w.$-]+\.\w+/g, (found) => names.get(found) ?? found)
      .replaceAll(id, nextId)
      .replace(/"version":"\w\w/, `"version":"${mark}`);
    if (next !== text) await writeFile(join(folder, name), next);
  }
  return { folder, id: nextId };
}
