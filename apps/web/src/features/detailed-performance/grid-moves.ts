/** A cell of the grid by its row and column, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** How many rows Page Down moves. */
  readonly page: number;
}

type Move = (at: Place, size: GridSize) => Place;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: (at) => ({ ...at, row: at.row - 1 }),
  ArrowDown: (at) => ({ ...at, row: at.row + 1 }),
  ArrowLeft: (at) => ({ ...at, column: at.column - 1 }),
  ArrowRight: (at) => ({ ...at, column: at.column + 1 }),
  PageUp: (at, { page }) => ({ ...at, row: at.row - page }),
  PageDown: (at, { page }) => ({ ...at, row: at.row + page }),
  Home: (at) => ({ ...at, column: 0 }),
  End: (at, { columns }) => ({ ...at, column: columns - 1 }),
};

const withControl: Readonly<Record<string, Move>> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

const between = (value: number, last: number) => Math.max(0, Math.min(value, last));

/** A place moved inside a grid that may have become smaller. */
export const placeWithin = ({ row, column }: Place, { rows, columns }: GridSize): Place => ({
  row: between(row, rows - 1),
  column: between(column, columns - 1),
});

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The cell that a key leads to; undefined for keys the grid does not use. */
export function placeAfter(pressed: PressedKey, at: Place, size: GridSize): Place | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (altKey) return undefined;
  const move = (ctrlKey || metaKey ? withControl : moves)[key];
  return move && placeWithin(move(at, size), size);
}
