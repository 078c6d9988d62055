import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import createModule from "soundswallower";
import { grammarOf } from "./recogniser.ts";
import type { SpeechAnswer, SpeechQuestion } from "./soundswallower.messages.ts";

const port = parentPort!;
const silent = () => undefined;
const options = {
  modelBase: fileURLToPath(new URL("model/", import.meta.resolve("soundswallower"))),
  print: silent,
  printErr: silent,
};
const module = await createModule(options);
const decoder = new module.Decoder({ loglevel: "FATAL", samprate: 16_000, cmn: "batch" });
await decoder.initialize();

port.on("message", ({ id, samples, utterances }: SpeechQuestion) => {
  const say = (answer: Omit<SpeechAnswer, "id">) => port.postMessage({ id, ...answer });
  try {
    decoder.set_grammar(grammarOf(utterances));
    decoder.start();
    decoder.process_audio(
      Float32Array.from(samples, (sample) => sample / 32_768),
      false,
      true,
    );
    decoder.stop();
    say({ heard: decoder.get_text().trim() || undefined });
  } catch (error) {
    say({ failed: error instanceof Error ? error.message : String(error) });
  }
});
port.postMessage("ready");
