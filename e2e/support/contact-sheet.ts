import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { ViewPicture } from "./view-pictures.ts";

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

function figureOf({
  typeId,
  systemName,
  level,
  part,
  width,
  file,
  screens,
  faults,
}: ViewPicture): string {
  const lines = [
    `${typeId} ${systemName}, level ${level}, ${part}, ${width} px, ${screens} screens`,
    ...faults,
  ];
  return `<figure${faults.length > 0 ? " data-faults" : ""}><img src="${file}" alt="" style="width:${width > 600 ? 36 : 16}rem"><figcaption>${lines.map(escape).join("<br>")}</figcaption></figure>`;
}

const page = (figures: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Every exercise at its lowest and highest level</title>
<style>
body{display:flex;flex-wrap:wrap;align-items:start;gap:1rem;font:0.8rem/1.4 sans-serif;background:#ddd}
figure{margin:0;padding:0.5rem;background:#fff;max-width:min-content}
img{display:block;border:1px solid #999}
[data-faults]{outline:3px solid #b23a2e}
</style>
${figures}</html>`;

/** How many pictures go on one sheet. */
const perSheet = 24;

/**
 * Writes `views.html` with every picture and its measurements, and the same as sheets `views-*.png` if
 * ImageMagick is installed.
 */
export async function writeContactSheet(
  folder: string,
  pictures: readonly ViewPicture[],
): Promise<void> {
  await writeFile(join(folder, "views.html"), page(pictures.map(figureOf).join("\n")));
  await writeFile(join(folder, "views.json"), JSON.stringify(pictures, undefined, 1));
  for (const [width, some] of Map.groupBy(pictures, (picture) => picture.width))
    for (let from = 0; from < some.length; from += perSheet) {
      const sheet = some.slice(from, from + perSheet);
      const labelled = sheet.flatMap(({ file, typeId, level, part }) => [
        "-label",
        `${typeId}  level ${level}  ${part}`,
        file,
      ]);
      const [tile, size] = width > 600 ? ["4x", "460x"] : ["8x", "220x"];
      const name = `views-${width}-${String(from / perSheet + 1).padStart(2, "0")}.png`;
      try {
        await promisify(execFile)(
          "montage",
          [
            ...labelled,
            "-gravity",
            "north",
            "-tile",
            tile,
            "-geometry",
            `${size}+8+8`,
            "-background",
            "#dddddd",
            name,
          ],
          { cwd: folder },
        );
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
        console.log("No sheets as pictures: ImageMagick is not there. views.html shows them all.");
        return;
      }
    }
}
