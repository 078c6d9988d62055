import { isKey, type Listed } from "./object-store.ts";

/** Reads single text elements from a bucket's XML, by name. No document is parsed, and its declarations are ignored. */
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

/** The text of the first element with that name. */
export function textIn(xml: string, name: string): string | undefined {
  const [, found] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return found === undefined ? undefined : plain(found);
}

export interface ListPage {
  readonly listed: readonly Listed[];
  /** The token for the next page; undefined on the last one. */
  readonly next: string | undefined;
}

/**
 * A page of `ListObjectsV2`; names that are not keys of ours are skipped.
 * @returns undefined if it is not such a page
 */
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
  // Truncated, with no way to continue: taken for the whole list, everything else would seem to be gone.
  return isCut && !next ? undefined : { listed, next };
}
