import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { after, pairs, pattern, tap } from "@regain/therapy/testing/views";
import { boardCompletionRules } from "@regain/therapy/views/board-completion";
import { memoryBoardRules } from "@regain/therapy/views/memory-board";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BoardCompletion } from "./board-completion/board-completion.tsx";
import { MemoryBoard } from "./memory-board/memory-board.tsx";
import { MemoryTile } from "./memory-board/memory-tile.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const nothing = () => undefined;
const props = {
  phase: "answering",
  hinted: [],
  pointed: [],
  presentation: 0,
  onPresented: nothing,
  act: nothing,
  signal: new AbortController().signal,
} as const;

const drawn = (what: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{what}</I18nProvider>);
/** What a screen reader announces by itself, or reads when it reaches a button. */
const said = (page: string) =>
  [...page.matchAll(/<output[^>]*>(.*?)<\/output>/g)].map(([, words]) => words).filter(Boolean);
const named = (page: string) => [...page.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);

describe("a board with a palette", () => {
  const view = {
    ...pattern,
    columns: pattern.columns.map(({ id }) => ({ id, label: `Column ${id}` })),
  };
  const board = (pointed: readonly string[]) =>
    drawn(
      <BoardCompletion
        {...props}
        hinted={pointed.map(() => "red")}
        pointed={pointed}
        view={view}
        state={boardCompletionRules.start(view)}
      />,
    );

  test("lights, and names, only the cells that were pointed to", () => {
    const page = board(["right/row"]);
    expect(named(page).filter((name) => name?.startsWith("Column"))).toEqual([
      "Column left: empty",
      "Column middle: empty",
      "Column right: empty, hint",
    ]);
    expect(page.match(/data-hint/g)).toHaveLength(1);
  });

  test("says the cell with each hint, for the color stays the same", () => {
    expect(said(board(["left/row"]))).toEqual(["Hint: red, Column left"]);
    expect(said(board(["left/row", "right/row"]))).toEqual(["Hint: red, Column right"]);
  });
});

describe("a board of pairs", () => {
  const board = (hinted: string[], ...tiles: string[]) =>
    drawn(
      <MemoryBoard
        {...props}
        hinted={hinted}
        view={pairs}
        state={after(memoryBoardRules, pairs, ...tiles.map(tap))}
      />,
    );
  const [cat] = pairs.items;
  if (!cat) throw new Error("There are tiles.");
  const tile = { item: cat, isBlocked: false, onTap: nothing };

  test("says which tile a hint points to, and its name tells it while it lies face down", () => {
    expect(said(board(["cat-3"]))).toEqual([`Hint: ${pairs.items[2]?.label}`]);
    expect(named(drawn(<MemoryTile {...tile} side="closed" isHinted />))).toEqual([
      `${cat.label}, hint`,
    ]);
    expect(named(drawn(<MemoryTile {...tile} side="closed" isHinted={false} />))).toEqual([
      cat.label,
    ]);
  });

  test("says what was turned, and a pair that was found with the count", () => {
    expect(said(board([], "cat-1"))).toEqual(["cat"]);
    expect(said(board([], "cat-1", "dog-2"))).toEqual(["cat, dog"]);
    expect(said(board([], "cat-1", "cat-3"))).toEqual(["cat, found. 1 of 2 pairs found"]);
    expect(said(board([], "cat-1", "cat-3", "dog-2"))).toEqual(["dog"]);
  });
});
