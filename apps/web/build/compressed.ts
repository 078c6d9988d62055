import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const texts = /\.(?:js|css|svg|webmanifest)$/;
/** Smaller files fit into the same packet as their headers. */
const leastBytes = 1_000;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes maximally compressed copies next to each text file, so that no server compresses it again for each visitor.
 */
async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  if (plain.length < leastBytes) return;
  await writeFile(`${file}.br`, await inBrotli(plain, best));
  await writeFile(`${file}.gz`, await inGzip(plain, { level: constants.Z_BEST_COMPRESSION }));
}

/** The page itself is skipped: the server may write into it which version of the calls it speaks. */
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
