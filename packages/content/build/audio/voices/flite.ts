import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../run.ts";
import { compile } from "./compile.ts";
import { readStarts, type Voice } from "./voice.ts";

export type FliteVoice = "slt" | "rms" | "awb" | "kal16";

/** Words without a vowel would be spelled out. */
const respelled = new Map([
  ["shh", "shuh"],
  ["hmm", "hum"],
  ["psst", "pist"],
]);

/** The vowels that words begin with, in phones, as Flite's lexicon says them on their own. */
const knownVowels = {
  ah: "aa1",
  air: "eh1 r",
  aw: "ao1",
  ay: "ey1",
  ee: "iy1",
  eh: "eh1",
  er: "er0",
  eye: "ay1",
  ih: "ih1",
  oh: "ow1",
  uh: "ah1",
};
/** Its lexicon says the first of `apple` like `ah`, and the first of `owl` like `oh`. */
const toldVowels = { aah: "ae1", ow: "aw1" };

/** How a vowel is said on its own: each unlike all others. */
export const vowels: Readonly<Record<string, string>> = { ...knownVowels, ...toldVowels };

const addenda = Object.entries(toldVowels).map(([word, phones]) => ({
  word,
  line: `${word} 0 : ${phones}`,
}));

const respell = (text: string) => text.replace(/[a-z']+/g, (word) => respelled.get(word) ?? word);

/**
 * A voice of Flite, by Carnegie Mellon University; its license allows free use of its output.
 * @param stretch how much longer every sound is: 1 is the voice's own pace
 */
export const flite = (voice: FliteVoice, stretch: number): Voice => ({
  name: `flite ${voice} ${stretch}`,
  pronunciations: (text) =>
    addenda.filter(({ word }) => text.match(/[a-z']+/g)?.includes(word)).map(({ line }) => line),
  say(texts, folder) {
    const told = join(folder, "addenda.txt");
    writeFileSync(told, addenda.map(({ line }) => `${line}\n`).join(""));
    const program = compile("flite-say.c", [
      `-DVOICE=register_cmu_us_${voice}`,
      ...[`flite_cmu_us_${voice}`, "flite_usenglish", "flite_cmulex", "flite", "m"].map(
        (library) => `-l${library}`,
      ),
    ]);
    return readStarts(
      run(program, [folder, String(stretch), told], `${texts.map(respell).join("\n")}\n`),
    );
  },
});
