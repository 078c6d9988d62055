import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import createModule from "soundswallower";
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

function listen({ samples, grammar }: SpeechQuestion): SpeechAnswer {
  try {
    decoder.set_grammar(grammar);
    decoder.start();
    decoder.process_audio(
      Float32Array.from(samples, (sample) => sample / 32_768),
      false,
      true,
    );
    decoder.stop();
    return { heard: decoder.get_text() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

port.on("message", (question: SpeechQuestion) => port.postMessage(listen(question)));
port.postMessage("ready");
