import { run } from "../run.ts";
import { compile } from "./compile.ts";
import { readStarts, type Voice } from "./voice.ts";

/**
 * A voice of eSpeak NG. The program is under the GPL and is not shipped; its output is free.
 * @param voice such as `en-us` or `en-us+f2`
 * @param pace words per minute
 */
export const espeak = (voice: string, pace: number): Voice => ({
  name: `espeak ${voice} ${pace}`,
  pronunciations: () => [],
  say(texts, folder) {
    const program = compile("espeak-say.c", ["-lespeak-ng"]);
    return readStarts(run(program, [folder, voice, String(pace)], `${texts.join("\n")}\n`));
  },
});
