import manifest from "../films/manifest.json" with { type: "json" };

const files = new Map<string, string>(Object.entries(manifest));

/**
 * The path under the content root of the film that shows how a view is played: `films/<12 hex digits>.mp4`.
 * Its captions (`.vtt`) and its poster (`.jpg`) are next to it and have the same name, which changes when
 * any of the three does.
 * @param view the name of the view, such as `MultipleChoice`
 * @throws RangeError for a view that has no film
 */
export function film(view: string): string {
  const file = files.get(view);
  if (file === undefined) throw new RangeError(`no film of "${view}"`);
  return `films/${file}`;
}
