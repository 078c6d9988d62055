/** What 'Read the map' asks about a drawn town. */
import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Crossing, StreetMap } from "@regain/content/pages/street-map";
import type { Rng } from "./rng.ts";
import { sentenceCase } from "./sentence-case.ts";

/** Of each street map: more would not be legible on a phone. */
const columnCount = 3;
const avenueCount = columnCount - 1;

export interface MapQuestion {
  readonly map: StreetMap;
  readonly text: string;
  readonly right: string;
  /** The likeliest slips first; some may be the right one, or come twice. */
  readonly foils: readonly string[];
  readonly key: string;
  readonly effort: number;
}

export interface Asking {
  readonly rng: Rng;
  readonly content: Content;
  /** Rows of places. */
  readonly rows: number;
}

type Ask = (asking: Asking) => MapQuestion;

const sayOf = ({ content }: Asking) => content.exercises.read_the_map.say;

function drawTown({ rng, content: { town }, rows }: Asking) {
  const codes = rng.stream("places").sample(town.places, rows * columnCount);
  return {
    rows: Array.from({ length: rows }, (_, row) =>
      codes.slice(row * columnCount, (row + 1) * columnCount).map(({ code }) => code),
    ),
    streets: rng
      .stream("streets")
      .sample(town.streets, rows)
      .map(({ code }) => code),
  };
}

const placeAt = ({ rows }: StreetMap, row: number, column: number) => rows[row]?.[column] ?? "";
const phraseOf = ({ content: { town } }: Asking, code: string) =>
  town.places.find((place) => place.code === code)?.phrase ?? "";
const streetName = ({ content: { town } }: Asking, code: string) =>
  town.streets.find((street) => street.code === code)?.name ?? "";

/** Every place but those that the question names, in any order. */
const otherPlaces = (asking: Asking, map: StreetMap, named: readonly string[]) =>
  asking.rng
    .stream("others")
    .shuffle(map.rows.flat().filter((code) => !named.includes(code)))
    .map((code) => phraseOf(asking, code));

const blocksText = (asking: Asking, count: number) =>
  count === 1 ? sayOf(asking).oneBlock : format(sayOf(asking).blocks, { blocks: count });

/** A place at either end of its street has one neighbor. */
const nextTo: Ask = (asking) => {
  const { rng, rows } = asking;
  const map = drawTown(asking);
  const row = rng.int(rows);
  const place = placeAt(map, row, rng.pick([0, columnCount - 1]));
  const right = placeAt(map, row, 1);
  return {
    map,
    text: format(sayOf(asking).nextTo, { place: phraseOf(asking, place) }),
    right: phraseOf(asking, right),
    foils: otherPlaces(asking, map, [place, right]),
    key: `next ${place}${right}`,
    effort: row,
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
    effort: row,
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

type Heading = "north" | "east" | "south" | "west";
type Side = "left" | "right";
const headings: readonly Heading[] = ["north", "east", "south", "west"];
const sides: readonly Side[] = ["left", "right"];

const turned = (heading: Heading, side: Side): Heading =>
  headings[(headings.indexOf(heading) + (side === "right" ? 1 : 3)) % 4] ?? heading;
const otherSide = (side: Side): Side => (side === "left" ? "right" : "left");

/** The place one comes to first who leaves a crossing to the west or the east. */
const firstPlace = (map: StreetMap, { row, avenue }: Crossing, heading: Heading) =>
  placeAt(map, row, heading === "west" ? avenue : avenue + 1);

const oneTurn: Ask = (asking) => {
  const { rng, rows } = asking;
  const say = sayOf(asking);
  const start = { row: rng.between(1, rows - 1), avenue: rng.int(avenueCount) };
  const map = { ...drawTown(asking), start };
  const blocks = rng.between(1, start.row);
  const side = rng.pick(sides);
  const corner = { ...start, row: start.row - blocks };
  const right = firstPlace(map, corner, turned("north", side));
  const slips = [
    firstPlace(map, corner, turned("north", otherSide(side))),
    firstPlace(map, { ...corner, row: corner.row + 1 }, turned("north", side)),
  ];
  return {
    map,
    text: [
      say.start,
      format(say.go, { blocks: blocksText(asking, blocks) }),
      format(say.turn, { side: say[side] }),
      say.firstPlace,
    ].join(" "),
    right: phraseOf(asking, right),
    foils: [...slips.map((code) => phraseOf(asking, code)), ...otherPlaces(asking, map, [right])],
    key: `${start.row}${start.avenue} ${blocks} ${side} ${right}`,
    effort: blocks,
  };
};

const threeTurns: Ask = (asking) => {
  const { rng, rows } = asking;
  const say = sayOf(asking);
  const start = { row: rng.between(1, rows - 1), avenue: rng.int(avenueCount) };
  const map = { ...drawTown(asking), start };
  const blocks = rng.between(1, start.row);
  // The first turn leads to the one other avenue.
  const first: Side = start.avenue === 0 ? "right" : "left";
  const across = { row: start.row - blocks, avenue: avenueCount - 1 - start.avenue };
  const along = turned("north", first);
  const ways = sides.flatMap((second) => {
    const heading = turned(along, second);
    const room = heading === "north" ? across.row : rows - 1 - across.row;
    return Array.from({ length: room }, (_, index) => ({ second, heading, more: index + 1 }));
  });
  const { second, heading, more } = rng.pick(ways);
  const last = rng.pick(sides);
  const end = { ...across, row: across.row + (heading === "north" ? -more : more) };
  const right = firstPlace(map, end, turned(heading, last));
  const slips = [
    firstPlace(map, end, turned(heading, otherSide(last))),
    firstPlace(map, across, turned(heading, last)),
    firstPlace(map, { ...end, avenue: start.avenue }, turned(heading, last)),
  ];
  return {
    map,
    text: [
      say.start,
      format(say.go, { blocks: blocksText(asking, blocks) }),
      format(say.turnAndGo, { side: say[first], blocks: blocksText(asking, 1) }),
      format(say.turnAndGo, { side: say[second], blocks: blocksText(asking, more) }),
      format(say.turn, { side: say[last] }),
      say.firstPlace,
    ].join(" "),
    right: phraseOf(asking, right),
    foils: [...slips.map((code) => phraseOf(asking, code)), ...otherPlaces(asking, map, [right])],
    key: `${start.row}${start.avenue} ${blocks} ${second} ${more} ${last} ${right}`,
    effort: blocks + more,
  };
};

/** Two short ways lead to B: along the avenue first, or along the street first. One of them is closed. */
const route: Ask = (asking) => {
  const { rng, rows } = asking;
  const say = sayOf(asking);
  const [north, south] = rng
    .sample(
      Array.from({ length: rows }, (_, row) => row),
      2,
    )
    .toSorted((a, b) => a - b) as [number, number];
  const goesNorth = rng.chance(1, 2);
  const [from, to] = goesNorth ? [south, north] : [north, south];
  const avenue = rng.int(avenueCount);
  const start = { row: from, avenue };
  const goal = { row: to, avenue: avenueCount - 1 - avenue };
  const closesAvenueFirst = rng.chance(1, 2);
  const onWay = rng.between(north + 1, south);
  const closings = closesAvenueFirst
    ? [
        { row: onWay, avenue: start.avenue, toward: "north" as const },
        { row: to, avenue: 0, toward: "east" as const },
      ]
    : [
        { row: onWay, avenue: goal.avenue, toward: "north" as const },
        { row: from, avenue: 0, toward: "east" as const },
      ];
  const map = { ...drawTown(asking), start, goal, closed: rng.pick(closings) };

  const vertical: Heading = goesNorth ? "north" : "south";
  const horizontal: Heading = avenue === 0 ? "east" : "west";
  const opposite: Heading = avenue === 0 ? "west" : "east";
  const blocks = south - north;
  const leg = (heading: Heading, count: number) => ({ heading, count });
  const routeText = (
    ...[first, second]: readonly [ReturnType<typeof leg>, ReturnType<typeof leg>]
  ) =>
    sentenceCase(
      format(say.route, {
        first: say[first.heading],
        firstBlocks: blocksText(asking, first.count),
        second: say[second.heading],
        secondBlocks: blocksText(asking, second.count),
      }),
    );
  const avenueFirst = routeText(leg(vertical, blocks), leg(horizontal, 1));
  const streetFirst = routeText(leg(horizontal, 1), leg(vertical, blocks));
  const off = blocks === 1 ? 2 : blocks - 1;
  return {
    map,
    text: say.askRoute,
    right: closesAvenueFirst ? streetFirst : avenueFirst,
    foils: [
      closesAvenueFirst ? avenueFirst : streetFirst,
      ...rng
        .stream("slips")
        .shuffle([
          routeText(leg(vertical, blocks), leg(opposite, 1)),
          routeText(leg(opposite, 1), leg(vertical, blocks)),
          routeText(leg(vertical, off), leg(horizontal, 1)),
          routeText(leg(horizontal, 1), leg(vertical, off)),
        ]),
    ],
    key: [from, avenue, to, map.closed.row, map.closed.avenue, map.closed.toward].join(" "),
    effort: blocks,
  };
};

export const mapQuestions = { nextTo, onStreet, compass, oneTurn, threeTurns, route };
