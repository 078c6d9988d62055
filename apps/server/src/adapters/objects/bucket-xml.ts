import { isKey, type Listed } from "./object-store.ts";

/**
 * What is read of a bucket's XML: single elements with text in them, by their names. No document is parsed, and nothing
 * that it declares counts.
 */
const signs: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

const plain = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+));/g, (whole, decimal, hex, name) => {
    if (name) return signs[name as string] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });

/** The text of the first element of that name. */
export function textIn(xml: string, name: string): string | undefined {
  const [, found] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return found === undefined ? undefined : plain(found);
}

export interface ListPage {
  readonly listed: readonly Listed[];
  /** Asks for what comes next; undefined: that was all. */
  readonly next: string | undefined;
}

/** A page of `ListObjectsV2`; what has no key of ours is not ours. @returns undefined for what is no such page */
export function readListPage(xml: string, prefix: string): ListPage | undefined {
  if (!/<ListBucketResult[\s>]/.test(xml)) return undefined;
  const entries = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)];
  const listed = entries.flatMap(([, entry = ""]) => {
    const path = textIn(entry, "Key") ?? "";
    const key = path.slice(prefix.length);
    if (!path.startsWith(prefix) || !isKey(key)) return [];
    return [{ key, state: `${textIn(entry, "ETag")} ${textIn(entry, "LastModified")}` }];
  });
  const isCut = textIn(xml, "IsTruncated") === "true";
  const next = isCut ? textIn(xml, "NextContinuationToken") : undefined;
  // Cut off, and no way to go on: whoever took that for all would think the rest is gone.
  return isCut && !next ? undefined : { listed, next };
}
