import type { Content } from "../content.ts";
import { type Markup, markup, nothing } from "./markup.ts";
import { fromPage, page } from "./page.ts";
import { type Closing, type Crossing, parseMap } from "./street-map.ts";

const block = { width: 106, height: 96 };
const avenueWidth = 32;
const streetHeight = 32;
/** The space behind each row, so that the row visibly belongs to the street below. */
const yard = 14;
/** Space above the first row for the north sign. */
const top = 36;
const columnWidth = block.width + avenueWidth;
const rowHeight = yard + block.height + streetHeight;

const leftOf = (column: number) => column * columnWidth;
const topOf = (row: number) => top + yard + row * rowHeight;

/** The middle of a crossing. */
const middleOf = ({ row, avenue }: Crossing) => ({
  x: leftOf(avenue) + block.width + avenueWidth / 2,
  y: topOf(row) + block.height + streetHeight / 2,
});

interface Drawn {
  readonly label: string;
  readonly picture: string;
}

/** A place's name has one line for each of its words. */
function placeDrawing({ label, picture }: Drawn, row: number, column: number): Markup {
  const [x, y] = [leftOf(column), topOf(row)];
  const middle = x + block.width / 2;
  const words = label.split(" ");
  const firstLine = y + (words.length === 1 ? 71 : 61);
  const lines = words.map(
    (word, index) =>
      markup`<text class="place" x="${middle}" y="${firstLine + index * 19}">${word}</text>`,
  );
  return markup`<g>
<rect class="block" x="${x}" y="${y}" width="${block.width}" height="${block.height}"/>
<rect class="door" x="${middle - 9}" y="${y + block.height - 6}" width="18" height="6"/>
<rect class="picture" x="${middle - 23}" y="${y + 5}" width="46" height="46" rx="6"/>
<image href="${fromPage(picture)}" x="${middle - 21}" y="${y + 7}" width="42" height="42"/>
${lines}
</g>
`;
}

function markDrawing(crossing: Crossing | undefined, letter: string): Markup {
  if (!crossing) return nothing;
  const { x, y } = middleOf(crossing);
  return markup`<circle class="mark" cx="${x}" cy="${y}" r="14"/><text class="mark-text" x="${x}" y="${y}">${letter}</text>`;
}

/** A cross over the middle of the closed way. */
function closedDrawing(closed: Closing | undefined): Markup {
  if (!closed) return nothing;
  const from = middleOf(closed);
  const [x, y] =
    closed.toward === "north"
      ? [from.x, from.y - rowHeight / 2]
      : [from.x + columnWidth / 2, from.y];
  return markup`<path class="closed" d="M${x - 11} ${y - 11}l22 22m0 -22l-22 22"/>`;
}

/** All edges first, then all surfaces, so that no edge runs across a crossing. */
function roadsDrawing(rowCount: number, width: number, height: number): Markup {
  const streets = Array.from({ length: rowCount }, (_, row) => {
    const y = topOf(row) + block.height;
    return { x: 0, y, width, height: streetHeight };
  });
  const avenues = Array.from({ length: Math.ceil(width / columnWidth) - 1 }, (_, avenue) => {
    const x = leftOf(avenue) + block.width;
    return { x, y: top, width: avenueWidth, height: height - top };
  });
  const drawn = (name: string) =>
    [...streets, ...avenues].map(
      (road) =>
        markup`<rect class="${name}" x="${road.x}" y="${road.y}" width="${road.width}" height="${road.height}"/>`,
    );
  return markup`${drawn("edge")}${drawn("road")}
`;
}

/** @returns undefined if the params name no map, or a place or street that the town does not have */
export function streetMapPage(
  { locale, town, pageWords, picture }: Content,
  params: string,
): string | undefined {
  const map = parseMap(params);
  if (!map) return undefined;
  const places = map.rows.map((row) =>
    row.map((code) => town.places.find((place) => place.code === code)),
  );
  const streets = map.streets.map((code) => town.streets.find((street) => street.code === code));
  if (places.flat().includes(undefined) || streets.includes(undefined)) return undefined;

  const columns = places[0]?.length ?? 0;
  const width = columns * columnWidth - avenueWidth;
  const height = top + places.length * rowHeight;
  const blocks = places.map((row, rowIndex) =>
    row.map((place, column) =>
      place
        ? placeDrawing({ label: place.label, picture: picture(place.picture) }, rowIndex, column)
        : nothing,
    ),
  );
  const names = streets.map(
    (street, row) =>
      markup`<text class="street" x="${leftOf(0) + block.width / 2}" y="${middleOf({ row, avenue: 0 }).y}">${street?.name ?? ""}</text>\n`,
  );
  return page({
    locale,
    title: pageWords.map,
    body: markup`<svg class="map" viewBox="-3 -3 ${width + 6} ${height + 6}" role="img" aria-label="${pageWords.map}">
${roadsDrawing(map.rows.length, width, height)}<path class="arrow" d="M${width / 2 - 26} 28l10 -24l10 24l-10 -6z"/>
<text class="north" x="${width / 2 + 12}" y="17">${pageWords.north}</text>
${blocks.flat()}${names}${closedDrawing(map.closed)}${markDrawing(map.start, pageWords.start)}${markDrawing(map.goal, pageWords.goal)}
</svg>`,
  });
}
