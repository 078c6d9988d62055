/** Walking through a drawn town: directions to follow, and routes to choose from. */
import { format } from "@regain/content/format";
import type { Crossing, StreetMap } from "@regain/content/pages/street-map";
import {
  type Ask,
  avenueCount,
  blocksText,
  drawTown,
  otherPlaces,
  phraseOf,
  placeAt,
  sayOf,
} from "./map-town.ts";

type Heading = "north" | "east" | "south" | "west";
type Side = "left" | "right";
const headings: readonly Heading[] = ["north", "east", "south", "west"];
const sides: readonly Side[] = ["left", "right"];

const turned = (heading: Heading, side: Side): Heading =>
  headings[(headings.indexOf(heading) + (side === "right" ? 1 : 3)) % 4] ?? heading;
const otherSide = (side: Side): Side => (side === "left" ? "right" : "left");

/** The first place one comes to after leaving a crossing to the west or the east. */
const firstPlace = (map: StreetMap, { row, avenue }: Crossing, heading: Heading) =>
  placeAt(map, row, heading === "west" ? avenue : avenue + 1);

/** Straight ahead, then a turn: what comes first? Likely slips are the other side and one block too few. */
export const oneTurn: Ask = (asking) => {
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

/** The same with three turns, over both avenues. */
export const threeTurns: Ask = (asking) => {
  const { rng, rows } = asking;
  const say = sayOf(asking);
  const start = { row: rng.between(1, rows - 1), avenue: rng.int(avenueCount) };
  const map = { ...drawTown(asking), start };
  const blocks = rng.between(1, start.row);
  // The first turn leads to the only other avenue.
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

/** Two short routes lead to B: along the avenue first, or along the street first. One of them is closed. */
export const route: Ask = (asking) => {
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
    format(say.route, {
      first: say[first.heading],
      firstBlocks: blocksText(asking, first.count),
      second: say[second.heading],
      secondBlocks: blocksText(asking, second.count),
    });
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
