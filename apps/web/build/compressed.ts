import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const texts = /\.(?:js|css|svg|webmanifest)$/;
/** Smaller ones fit into the packet that their headers travel in. */
const leastBytes = 1_000;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Puts beside each text the same as small as it gets, so that no server packs it anew for each visitor. */
async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < leastBytes) return;
  await writeFile(`${file}.br`, await inBrotli(plain, best));
  await writeFile(`${file}.gz`, await inGzip(plain, { level: constants.Z_BEST_COMPRESSION }));
}

/** The page itself is left: the server may write into it which version of the calls it speaks. */
export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const names = await readdir(dir, { recursive: true });
      const files = names.filter((name) => texts.test(name)).map((name) => join(dir, name));
      await Promise.all(files.map(compress));
    },
  };
}
