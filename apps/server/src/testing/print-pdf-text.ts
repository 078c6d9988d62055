/** `node print-pdf-text.ts file.pdf`: the text of one of our PDFs, for journeys that have downloaded one. */
import { readFile } from "node:fs/promises";
import { pdfText } from "./pdf-text.ts";

const [path] = process.argv.slice(2);
if (!path) throw new Error("which file?");
process.stdout.write(pdfText(await readFile(path)));
