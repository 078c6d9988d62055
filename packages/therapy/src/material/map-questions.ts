/** What 'Read the map' asks about a drawn town. */
import { format } from "@regain/content/format";
import {
  type Ask,
  columnCount,
  drawTown,
  otherPlaces,
  phraseOf,
  placeAt,
  sayOf,
  streetName,
} from "./map-town.ts";
import { oneTurn, route, threeTurns } from "./map-walks.ts";

const middle = 1;

/**
 * A neighbor in any column. A place in the middle has two, of which one is offered. One choice of three is in the middle, whichever
 * is right, so that the column does not tell it.
 */
const nextTo: Ask = (asking) => {
  const { rng, rows } = asking;
  const map = drawTown(asking);
  const row = rng.int(rows);
  const column = rng.int(columnCount);
  const from = column === middle ? rng.pick([0, columnCount - 1]) : middle;
  const [place, right] = [placeAt(map, row, from), placeAt(map, row, column)];
  const beside = [from - 1, from + 1].map((neighbor) => placeAt(map, row, neighbor));
  const others = otherPlaces(asking, map, [place, ...beside]);
  const inMiddle = map.rows.map((places) => phraseOf(asking, places[middle] ?? ""));
  const outside = others.filter((phrase) => !inMiddle.includes(phrase));
  const between = others.filter((phrase) => inMiddle.includes(phrase));
  return {
    map,
    text: format(sayOf(asking).nextTo, { place: phraseOf(asking, place) }),
    right: phraseOf(asking, right),
    foils: column === middle ? outside : [...between.slice(0, 1), ...outside],
    key: `next ${place}${right}`,
    effort: 0,
  };
};

const onStreet: Ask = (asking) => {
  const { rng, rows } = asking;
  const map = drawTown(asking);
  const row = rng.int(rows);
  const place = placeAt(map, row, rng.int(columnCount));
  const right = map.streets[row] ?? "";
  return {
    map,
    text: format(sayOf(asking).onStreet, { place: phraseOf(asking, place) }),
    right: streetName(asking, right),
    foils: rng
      .stream("others")
      .shuffle(map.streets)
      .map((code) => streetName(asking, code)),
    key: `street ${place}${right}`,
    effort: 0,
  };
};

const compassSteps = [
  { direction: "north", row: -1, column: 0 },
  { direction: "south", row: 1, column: 0 },
  { direction: "east", row: 0, column: 1 },
  { direction: "west", row: 0, column: -1 },
] as const;

const compass: Ask = (asking) => {
  const { rng, rows } = asking;
  const say = sayOf(asking);
  const map = drawTown(asking);
  const from = { row: rng.int(rows), column: rng.int(columnCount) };
  const neighbors = compassSteps
    .map((step) => ({
      direction: step.direction,
      code: placeAt(map, from.row + step.row, from.column + step.column),
    }))
    .filter(({ code }) => code !== "");
  const target = rng.pick(neighbors);
  const place = placeAt(map, from.row, from.column);
  return {
    map,
    text: format(say.compass, {
      place: phraseOf(asking, place),
      direction: say[target.direction],
    }),
    right: phraseOf(asking, target.code),
    foils: [
      ...rng.stream("neighbors").shuffle(neighbors.map(({ code }) => phraseOf(asking, code))),
      ...otherPlaces(asking, map, [place, target.code]),
    ],
    key: `${target.direction} ${place}${target.code}`,
    effort: neighbors.length,
  };
};

export const mapQuestions = { nextTo, onStreet, compass, oneTurn, threeTurns, route };
