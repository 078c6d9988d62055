import { english } from "@regain/content/en/content";
import { said } from "@regain/content/en/spoken";
import { introductionOf } from "@regain/therapy/introduction";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { readdirSync } from "node:fs";
import { clipHash } from "./clip-files.ts";
import { numberPieces } from "./numbers.ts";
import { piecesOf } from "./pieces.ts";
import { spokenTexts } from "./texts.ts";
import { voice } from "./voices/chosen.ts";
void introductionOf;
const files = new Set(readdirSync("packages/content/audio"));
const all = { whole: [] as string[], open: [] as any[] };
for (const tt of taskTypes) {
  const t = Date.now();
  const r = spokenTexts(english, [tt]);
  const p = piecesOf(r.open);
  all.whole.push(...r.whole.map(said)); all.open.push(...r.open);
  console.log(tt.systemName.padEnd(26), "whole", r.whole.length, r.whole.map(said).join("").length, "open", r.open.length, "pieces", p.size, [...p].join("").length, Date.now() - t, "ms", r.open[0] ? said(r.open[0]).slice(0, 90) : "");
}
const p = [...piecesOf(all.open)]; const w = [...new Set(all.whole)];
const len = (l: string[]) => l.join("").length;
const missing = [...new Set([...w, ...p, ...numberPieces])].filter((s) => !files.has(`${clipHash(s, voice)}.mp3`));
console.log("whole", w.length, len(w), "pieces", p.length, len(p), "missing", missing.length, len(missing));
