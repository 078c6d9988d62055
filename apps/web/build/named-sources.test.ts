import { expect, test } from "vitest";
import { existing, sourcesNamed } from "./named-sources.ts";

test("a pattern finds the files whose paths begin so, and no others", () => {
  const pattern = sourcesNamed(["ui/form.tsx", "features/session/outbox/"]);
  expect("/home/regain/apps/web/src/ui/form.tsx").toMatch(pattern);
  expect("/home/regain/apps/web/src/features/session/outbox/sender.ts").toMatch(pattern);
  expect("/home/regain/apps/web/src/ui/form-tsx").not.toMatch(pattern);
  expect("/home/regain/apps/web/src/features/session/offline/x.ts").not.toMatch(pattern);
});

test("what has been renamed or deleted is named, and the build ends", () => {
  expect(() => existing(["ui/form.tsx", "ui/gone.", "features/gone/", "gone/too.ts"])).toThrow(
    "gone: ui/gone., features/gone/, gone/too.ts.",
  );
});
