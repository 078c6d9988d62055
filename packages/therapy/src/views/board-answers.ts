import type { BoardCompletionView, Choice } from "@regain/contract/entities/task-view";
import { type BoardCompletionState, cellKey } from "./board-completion.ts";

/** An item in a cell once the board is answered. */
export interface PlacedAnswer {
  readonly item: Choice;
  /** `right`: it belongs here. `chosen`: the patient put it here, and it belongs elsewhere or nowhere. */
  readonly mark: "right" | "chosen";
  /** It belongs here and was here. */
  readonly wasHere: boolean;
}

/** What belongs in a cell, and what was there by mistake. */
export function answersIn(
  view: BoardCompletionView,
  state: BoardCompletionState,
  cell: string,
): PlacedAnswer[] {
  const held = (state.cells[cell] ?? []).flatMap(
    (id) => view.items.find((one) => one.id === id) ?? [],
  );
  const spare = [...held];
  const belonging = view.answers
    .filter(({ column, row }) => cellKey(column, row) === cell)
    .flatMap(({ value }): PlacedAnswer[] => {
      const found = spare.findIndex((item) => item.value === value);
      const [lay] = spare.splice(found, found < 0 ? 0 : 1);
      const item = lay ?? view.items.find((one) => one.value === value);
      return item ? [{ item, mark: "right", wasHere: lay !== undefined }] : [];
    });
  return [
    ...belonging,
    ...spare.map((item): PlacedAnswer => ({ item, mark: "chosen", wasHere: true })),
  ];
}
