import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import type { DetailedCell } from "@regain/contract/entities/detailed-table";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aCell } from "./table.fixture.ts";
import { useCellWords } from "./use-cell-words.ts";

i18n.load("en", {});
i18n.activate("en");

function Latency({ cell }: { readonly cell: DetailedCell }) {
  const words = useCellWords("latency");
  return `${words.figure(cell.latency)} ${words.count(cell)}`;
}

const latencyOf = (own: Partial<DetailedCell>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Latency cell={aCell(own)} />
    </I18nProvider>,
  );

test("items that nobody tapped in have no time, and were not skipped", () => {
  expect(latencyOf({})).toBe("4.2 s 10 items");
  const untimed = { latency: null, latencyTasks: 0 };
  expect(latencyOf({ ...untimed, completedTasks: 4, scoredTasks: 3 })).toBe("– 3 items");
  expect(latencyOf({ ...untimed, completedTasks: 4, scoredTasks: 0 })).toBe("– 4 skipped");
});
