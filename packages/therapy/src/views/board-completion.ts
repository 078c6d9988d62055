import type { BoardCompletionView } from "@regain/contract/entities/task-view";
import { verdictOf, type Move, type ViewRules } from "./rules.ts";

export interface BoardCompletionState {
  /** The items in each cell, by `column/row`. */
  readonly cells: Readonly<Record<string, readonly string[]>>;
  readonly isDone: boolean;
}

/** How a cell is named in the state: `column/row`. */
export const cellKey = (column: string, row: string) => `${column}/${row}`;

const valueOf = (view: BoardCompletionView, id: string) =>
  view.items.find((item) => item.id === id)?.value;

const isCell = (view: BoardCompletionView, key: string) =>
  view.columns.some(({ id }) => view.rows.some((row) => cellKey(id, row.id) === key));

/** The values wanted in each cell. */
function wantedByCell(view: BoardCompletionView): Map<string, string[]> {
  const wanted = new Map<string, string[]>();
  for (const { column, row, value } of view.answers) {
    const key = cellKey(column, row);
    wanted.set(key, [...(wanted.get(key) ?? []), value]);
  }
  return wanted;
}

/** The members of `wanted` that are not in `held`, each held one covering one wanted. */
function missing(wanted: readonly string[], held: readonly (string | undefined)[]): string[] {
  const spare = [...held];
  return wanted.filter((value) => {
    const found = spare.indexOf(value);
    if (found >= 0) spare.splice(found, 1);
    return found < 0;
  });
}

const placedCount = (state: BoardCompletionState) =>
  Object.values(state.cells).reduce((sum, items) => sum + items.length, 0);

function remove(cells: BoardCompletionState["cells"], item: string): BoardCompletionState["cells"] {
  return Object.fromEntries(
    Object.entries(cells).map(([key, items]) => [key, items.filter((held) => held !== item)]),
  );
}

function placing(view: BoardCompletionView, answers: BoardCompletionView["answers"]): Move[] {
  const spare = [...view.items];
  const moves = answers.flatMap(({ column, row, value }): Move[] => {
    const found = spare.findIndex((item) => item.value === value);
    const item = spare[found];
    if (item && view.supply === "once") spare.splice(found, 1);
    return item ? [{ kind: "place", choice: item.id, to: cellKey(column, row) }] : [];
  });
  return [...moves, { kind: "done" }];
}

/** Correct when every cell holds exactly what is wanted in it. Share: right placements out of all wanted or made. */
export const boardCompletionRules: ViewRules<BoardCompletionView, BoardCompletionState> = {
  start: () => ({ cells: {}, isDone: false }),

  apply(view, state, event) {
    if (state.isDone) return state;
    switch (event.kind) {
      case "place": {
        if (!isCell(view, event.to) || valueOf(view, event.choice) === undefined) return state;
        const cells = view.supply === "once" ? remove(state.cells, event.choice) : state.cells;
        const held = view.cellHolds === "one" ? [] : (cells[event.to] ?? []);
        return { ...state, cells: { ...cells, [event.to]: [...held, event.choice] } };
      }
      case "take": {
        const held = state.cells[event.from] ?? [];
        const index = event.choice === undefined ? held.length - 1 : held.indexOf(event.choice);
        if (index < 0) return state;
        return { ...state, cells: { ...state.cells, [event.from]: held.toSpliced(index, 1) } };
      }
      case "done":
        return this.isAnswerable(view, state) ? { ...state, isDone: true } : state;
      default:
        return state;
    }
  },

  isMistake(view, _, event) {
    if (event.kind !== "place") return false;
    const value = valueOf(view, event.choice);
    return value !== undefined && !(wantedByCell(view).get(event.to) ?? []).includes(value);
  },

  isAnswerable: (view, state) =>
    placedCount(state) >= (view.supply === "once" ? view.answers.length : 1),

  isComplete: (_, state) => state.isDone,

  judge(view, state) {
    const lacking = [...wantedByCell(view)].flatMap(([key, values]) =>
      missing(
        values,
        (state.cells[key] ?? []).map((item) => valueOf(view, item)),
      ),
    );
    const matches = view.answers.length - lacking.length;
    return verdictOf(matches / Math.max(view.answers.length, placedCount(state)));
  },

  hints(view, state) {
    const used = view.supply === "once" ? Object.values(state.cells).flat() : [];
    const spare = view.items.filter((item) => !used.includes(item.id));
    return [...wantedByCell(view)].flatMap(([to, values]) =>
      missing(
        values,
        (state.cells[to] ?? []).map((item) => valueOf(view, item)),
      ).flatMap((value) => {
        const found = spare.findIndex((item) => item.value === value);
        const item = spare[found] ?? view.items.find((one) => one.value === value);
        if (view.supply === "once" && found >= 0) spare.splice(found, 1);
        return item ? [{ part: item.id, to }] : [];
      }),
    );
  },

  solve: (view) => placing(view, view.answers),

  fail(view, rng) {
    const cells = view.columns.flatMap(({ id: column }) =>
      view.rows.map(({ id: row }) => ({ column, row })),
    );
    const isWanted = ({ column, row }: { column: string; row: string }, value: string) =>
      (wantedByCell(view).get(cellKey(column, row)) ?? []).includes(value);
    // If a cell holds one, a second thing there would push the first off the board, leaving the board
    // unfinished.
    const taken = new Set<unknown>();
    const misplaced = view.answers.map((answer) => {
      const free = cells.filter((cell) => !taken.has(cell) && !isWanted(cell, answer.value));
      if (free.length === 0) return answer;
      const cell = rng.pick(free);
      if (view.cellHolds === "one") taken.add(cell);
      return { ...answer, ...cell };
    });
    return placing(view, misplaced);
  },
};
