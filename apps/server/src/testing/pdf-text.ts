import { inflateSync } from "node:zlib";

/** Reads the text of one of our PDFs: enough of the format for what `lib/pdf` writes, and no more. */

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string | undefined;
}

function objectsOf(file: Uint8Array): ReadonlyMap<string, PdfObject> {
  const bytes = Buffer.from(file);
  const text = bytes.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const found of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = "", body = ""] = found;
    const at = body.indexOf("stream\n");
    const dictionary = at < 0 ? body : body.slice(0, at);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const raw = Buffer.from(body.slice(at + 7, at + 7 + length), "latin1");
    const isPacked = dictionary.includes("/FlateDecode");
    const stream = at < 0 ? undefined : (isPacked ? inflateSync(raw) : raw).toString("latin1");
    objects.set(id, { dictionary, stream });
  }
  return objects;
}

/** From a font's glyphs to letters, according to its table. */
function lettersOf(table: string): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  const written = (hex: string) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));
  for (const [, first = "", list = ""] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    [...list.matchAll(/<(\w*)>/g)].forEach(([, hex = ""], index) =>
      letters.set(Number.parseInt(first, 16) + index, written(hex)),
    );
  return letters;
}

/** All text of a PDF in the order in which it was drawn, one piece per line. */
export function pdfText(file: Uint8Array): string {
  const objects = objectsOf(file);
  const refer = (dictionary: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1] ?? "");
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const { dictionary } of objects.values())
    for (const [, name = "", id = ""] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = refer(objects.get(id)?.dictionary ?? "", "ToUnicode")?.stream;
      if (table) fonts.set(name, lettersOf(table));
    }
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    let font: ReadonlyMap<number, string> | undefined;
    for (const [, name, drawn] of stream?.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g) ?? []) {
      if (name) font = fonts.get(name);
      const glyphs = [...(drawn ?? "").matchAll(/<(\w*)>/g)].flatMap(([, hex = ""]) =>
        (hex.match(/.{4}/g) ?? []).map((code) => font?.get(Number.parseInt(code, 16)) ?? ""),
      );
      if (glyphs.length > 0) lines.push(glyphs.join(""));
    }
  }
  return lines.join("\n");
}
