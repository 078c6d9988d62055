/** What a picture file must not contain: anything that runs, styles or loads something external. */
const foreign =
  /<(script|style|foreignObject|image|a)\b|\son\w+=|href="(?!#)|url\((?!#)|javascript:/i;

/**
 * A self-contained SVG file of an icon's body. Its ids are named after the picture, so that two pictures
 * inlined in one document do not use each other's gradients.
 * @param body the elements inside the svg element, drawn in a box of 128 by 128
 * @throws Error when the body contains more than drawing
 */
export function toSvg(key: string, body: string): string {
  const found = foreign.exec(body);
  if (found) throw new Error(`the picture "${key}" holds "${found[0]}"`);
  const ids = [...body.matchAll(/\bid="([^"]+)"/g)].flatMap((match) => match[1] ?? []);
  const names = new Map(ids.map((id, index) => [id, `${key}-${index}`]));
  const nameOf = (id: string) => {
    const name = names.get(id);
    if (name === undefined) throw new Error(`the picture "${key}" has no part #${id}`);
    return name;
  };
  const renamed = body
    .replace(/\bid="([^"]+)"/g, (_, id: string) => `id="${nameOf(id)}"`)
    .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${nameOf(id)})`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="#${nameOf(id)}"`)
    .replace(/>\s+</g, "><")
    .trim();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">${renamed}</svg>\n`;
}
