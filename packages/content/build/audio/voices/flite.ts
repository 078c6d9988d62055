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

const respell = (text: string) => text.replace(/[a-z']+/g, (word) => respelled.get(word) ?? word);

/**
 * A voice of Flite, by Carnegie Mellon University; its license allows free use of its output.
 * @param stretch how much longer every sound is: 1 is the voice's own pace
 */
export const flite = (voice: FliteVoice, stretch: number): Voice => ({
  name: `flite ${voice} ${stretch}`,
  say(texts, folder) {
    const program = compile("flite-say.c", [
      `-DVOICE=register_cmu_us_${voice}`,
      ...[`flite_cmu_us_${voice}`, "flite_usenglish", "flite_cmulex", "flite", "m"].map(
        (library) => `-l${library}`,
      ),
    ]);
    return readStarts(
      run(program, [folder, String(stretch)], `${texts.map(respell).join("\n")}\n`),
    );
  },
});
