import manifest from "../pictures/manifest.json" with { type: "json" };

const files = new Map<string, string>(Object.entries(manifest));

/**
 * The path of a picture under the content root: `pictures/<first 12 hex digits of its sha256>.svg`. The name changes
 * with the picture and files are kept for good, so that an item stored years ago still shows what the patient saw.
 * @throws RangeError for a key that the picture set does not have
 */
export function picture(key: string): string {
  const file = files.get(key);
  if (file === undefined) throw new RangeError(`no picture "${key}"`);
  return `pictures/${file}`;
}
