import { system } from "../../db/actor.ts";
import { latestBrowserErrors } from "../../modules/browser-errors/browser-error.store.ts";
import type { Command } from "../command.ts";
import { columns, shownTime } from "../shown.ts";

const maxShown = 50;

export const browserErrors: Command = {
  name: "browser-errors",
  summary: "Lists what went wrong in browsers in 30 days, the latest first.",
  more: "A line for each mishap, however often it happened. Where it was is the file of the build with line and column;\n--json tells the whole way there.",
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
          says: rows.length === 0 ? "No browser has told of any." : columns(headings, lines),
          data: { errors: rows },
        };
      },
    }),
};
