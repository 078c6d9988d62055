import { system } from "../../db/actor.ts";
import { latestBrowserErrors } from "../../modules/browser-errors/browser-error.store.ts";
import type { Command } from "../command.ts";
import { columns, shownTime } from "../shown.ts";

const maxShown = 50;

export const browserErrors: Command = {
  name: "browser-errors",
  summary: "Lists browser errors of the last 30 days, the latest first.",
  more: "One line per error, however often it happened. The place is a file of the build, with line and column; --json\nadds the full stack.",
  operands: [],
  prepare: ({ database }) =>
    Promise.resolve({
      about: [],
      async run() {
        const rows = await database.withActor(system("operator"), (trx) =>
          latestBrowserErrors(trx, maxShown),
        );
        const lines = rows.map((row) => {
          const [frame] = row.frames;
          return [
            shownTime(row.last_at),
            String(row.times),
            row.kind,
            row.page,
            row.browser,
            frame ? `${frame.file}:${frame.line}:${frame.column}` : "",
            `${row.name}: ${row.message}`,
          ];
        });
        const headings = ["latest", "times", "kind", "page", "browser", "where", "what"];
        return {
          says: rows.length === 0 ? "No browser has reported any." : columns(headings, lines),
          data: { errors: rows },
        };
      },
    }),
};
