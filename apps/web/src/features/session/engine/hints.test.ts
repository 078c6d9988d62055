import type { SessionTask } from "@regain/contract/entities/session";
import type { TaskView } from "@regain/contract/entities/task-view";
import { scoreItem } from "@regain/therapy/score";
import { order, pattern, place, sorting, spelling, tap } from "@regain/therapy/testing/views";
import type { Move } from "@regain/therapy/views/rules";
import { describe, expect, test } from "vitest";
import { applyMove, highlight, hintsOf, type Item, startItem } from "./item.ts";
import { makeSession } from "./session.fixture.ts";

const [task] = makeSession([26]).tasks;

/** An item of this view that can be answered, with a second passing before each event. */
function begin(view: TaskView) {
  let item: Item = startItem({ ...task, taskView: { ...view, allowHints: true } } as SessionTask);
  const at = () => item.reachedAt + 1_000;
  return {
    get item() {
      return item;
    },
    /** Like Get Help: one after the other, from the hints available when it was tapped. */
    help(count = Infinity) {
      const targets = hintsOf(item).map(({ part }) => part);
      for (const target of targets.slice(0, count)) item = highlight(item, target, at());
    },
    move(move: Move) {
      item = applyMove(item, move, at());
    },
  };
}

const lit = ({ hinted }: Item) => hinted.map(({ part, to }) => (to ? `${part} to ${to}` : part));
const kinds = ({ events }: Item) => events.map(({ kind }) => kind);

describe("hints on a board with a palette", () => {
  test("light one cell more each", () => {
    const board = begin(pattern);
    board.help(1);
    expect(lit(board.item)).toEqual(["red to left/row"]);
    board.help(1);
    expect(lit(board.item)).toEqual(["red to left/row", "red to right/row"]);
  });

  test("show nothing, and are not counted, once every cell is lit", () => {
    const board = begin(pattern);
    board.help();
    board.help();
    expect(hintsOf(board.item)).toEqual([]);
    expect(kinds(board.item)).toEqual(["hint", "hint"]);
    expect(scoreItem(board.item.task.taskView, board.item.events).hintCount).toBe(2);
  });

  test("end with the cell that they point to, and light no other for it", () => {
    const board = begin(pattern);
    board.help(1);
    board.move(place("red", "left/row"));
    expect(lit(board.item)).toEqual([]);
    board.help(1);
    expect(lit(board.item)).toEqual(["red to right/row"]);
  });

  test("stay where another cell is filled", () => {
    const board = begin(pattern);
    board.help(1);
    board.move(place("red", "right/row"));
    expect(lit(board.item)).toEqual(["red to left/row"]);
  });

  test("that are still to come skip what the patient has filled meanwhile", () => {
    const board = begin(pattern);
    const targets = hintsOf(board.item).map(({ part }) => part);
    board.move(place("red", "left/row"));
    let { item } = board;
    for (const target of targets) item = highlight(item, target, item.reachedAt + 2_000);
    expect(lit(item)).toEqual(["red to right/row"]);
    expect(kinds(item)).toEqual(["place", "hint"]);
  });
});

test("hints on a board of things stay with each thing until it is in its place", () => {
  const board = begin(sorting);
  board.help();
  board.move(place("hat", "left/row"));
  board.move(place("plum", "left/row"));
  expect(lit(board.item)).toEqual(["pear to left/row", "hat to right/row"]);
});

test("of two letters that are the same, the one that is left goes where the other was to go", () => {
  const word = begin(spelling);
  word.help(1);
  expect(lit(word.item)).toEqual(["n-1 to p1"]);
  word.move(place("n-4", "p1"));
  expect(lit(word.item), "only the first place had been pointed to").toEqual([]);
  const other = begin(spelling);
  other.help();
  other.move(place("n-4", "p1"));
  expect(lit(other.item).toSorted()).toEqual(["n-1 to p4", "o-2 to p2", "o-3 to p3"]);
});

test("hints of an order light each thing once, however often it is to be touched", () => {
  const tapped = begin(order);
  tapped.move({ kind: "onset" });
  tapped.help();
  expect(lit(tapped.item)).toEqual(["a-1", "b-2"]);
  tapped.move(tap("a-1"));
  expect(lit(tapped.item), "it comes once more").toEqual(["a-1", "b-2"]);
});
