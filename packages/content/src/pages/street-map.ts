/**
 * A small town: streets from west to east, avenues from north to south. The places of a row are on the
 * north side of the row's street, with an avenue between each two.
 */
export interface StreetMap {
  /** From north to south; in each row the codes of its places from west to east. */
  readonly rows: readonly (readonly string[])[];
  /** The codes of the streets, one for each row. */
  readonly streets: readonly string[];
  readonly start?: Crossing | undefined;
  readonly goal?: Crossing | undefined;
  readonly closed?: Closing | undefined;
}

/** Where an avenue crosses a street; both count from 0, from the north and from the west. */
export interface Crossing {
  readonly row: number;
  readonly avenue: number;
}

/** The way that leads from a crossing one block north, or one block east, is closed. */
export interface Closing extends Crossing {
  readonly toward: "north" | "east";
}

const crossingText = ({ row, avenue }: Crossing) => `${row}${avenue}`;

/**
 * `bps-lkc-mhf_oep`: places and streets; then `_a20` for the start, `_b01` for the goal and `_x20n` for what is
 * closed.
 */
export function mapParams({ rows, streets, start, goal, closed }: StreetMap): string {
  return [
    rows.map((row) => row.join("")).join("-"),
    streets.join(""),
    ...(start ? [`a${crossingText(start)}`] : []),
    ...(goal ? [`b${crossingText(goal)}`] : []),
    ...(closed ? [`x${crossingText(closed)}${closed.toward === "north" ? "n" : "e"}`] : []),
  ].join("_");
}

const form =
  /^([a-z]{2,4}(?:-[a-z]{2,4}){1,4})_([a-z]{2,5})(?:_a(\d\d))?(?:_b(\d\d))?(?:_x(\d\d)([ne]))?$/;

const crossingIn = (text: string | undefined): Crossing | undefined =>
  text === undefined ? undefined : { row: Number(text[0]), avenue: Number(text[1]) };

/** @returns undefined if the params do not fit together */
export function parseMap(params: string): StreetMap | undefined {
  const match = form.exec(params);
  if (!match) return undefined;
  const rows = (match[1] ?? "").split("-").map((row) => row.split(""));
  const streets = (match[2] ?? "").split("");
  const width = rows[0]?.length ?? 0;
  const [start, goal, closing] = [match[3], match[4], match[5]].map(crossingIn);
  const isOnMap = ({ row, avenue }: Crossing) => row < rows.length && avenue < width - 1;
  const marks = [start, goal, closing].filter((mark) => mark !== undefined);
  if (streets.length !== rows.length || rows.some((row) => row.length !== width)) return undefined;
  if (!marks.every(isOnMap)) return undefined;
  const closed = closing && {
    ...closing,
    toward: match[6] === "n" ? ("north" as const) : ("east" as const),
  };
  return { rows, streets, start, goal, closed };
}
