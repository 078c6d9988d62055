import { recogniseSpeech } from "@regain/contract/calls/session/recognise-speech";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { anySignal } from "../../../lib/any-signal.ts";
import { callInPractice } from "../../../lib/api.ts";
import { waitFor } from "../audio/waiting.ts";
import { readSound } from "../tools/read-sound.ts";
import { isSilent, wavOf } from "../tools/wav.ts";
import type { RecognitionResult, Recognition } from "../views/recognition-context.ts";

/** The longest wait to learn whether an answer was right, ms; nothing is handed in before then. */
const patienceMs = 10_000;

/** From the server's answer: true, false, or null if it cannot tell. */
const opinionOf = (correct: boolean | null): RecognitionResult => {
  if (correct === null) return "unknown";
  return correct ? "right" : "other";
};

/** Sends the spoken answers of an item to be kept and recognized. */
export function recognitionFor(patientId: string, taskId: string): Recognition {
  async function ask(recording: Blob, signal: AbortSignal): Promise<RecognitionResult> {
    const samples = await readSound(recording);
    if (isSilent(samples)) return "silence";
    if (!navigator.onLine) return "unknown";
    const file = new Blob([wavOf(samples)], { type: "audio/wav" });
    const { correct } = await callInPractice(
      recogniseSpeech,
      {
        params: { id: patientId },
        query: {},
        form: { fields: { task: taskId }, files: { recording: file } },
      },
      { signal: anySignal(signal, AbortSignal.timeout(patienceMs)) },
    );
    return opinionOf(correct);
  }

  return {
    async recognise(recording, signal) {
      try {
        // The device decodes the recording first, and no signal stops that.
        const patience = waitFor(patienceMs, signal).then(() => "unknown" as const);
        return await Promise.race([ask(recording, signal), patience]);
      } catch (error) {
        const isEmpty = isRefusedWith(error, "recording-empty");
        return isEmpty ? "silence" : "unknown";
      }
    },
  };
}
