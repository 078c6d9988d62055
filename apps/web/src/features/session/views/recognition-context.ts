import { createContext, useContext } from "react";

/**
 * What was made of a recording. `right`: it is what the item asks for. `other`: it is something else. `silence`:
 * there is nothing to hear in it. `unknown`: nobody could tell, the patient is the judge.
 */
export type RecognitionResult = "right" | "other" | "silence" | "unknown";

export interface Recognition {
  /** Never rejects; once the signal aborts, the answer is ignored. */
  recognise(recording: Blob, signal: AbortSignal): Promise<RecognitionResult>;
}

/** Without a provider nothing is recognized: an exercise that demonstrates itself sends nothing. */
export const RecognitionContext = createContext<Recognition | undefined>(undefined);

export const useRecognition = (): Recognition | undefined => useContext(RecognitionContext);
