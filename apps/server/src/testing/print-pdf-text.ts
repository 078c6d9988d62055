/** `node print-pdf-text.ts file.pdf`: what a PDF of ours says, for journeys that have downloaded one. */
import { readFile } from "node:fs/promises";
import { pdfText } from "./pdf-text.ts";

const [path] = process.argv.slice(2);
if (!path) throw new Error("which file?");
process.stdout.write(pdfText(await readFile(path)));
