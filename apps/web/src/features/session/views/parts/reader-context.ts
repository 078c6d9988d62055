import { createContext, useContext } from "react";

/** Who looks at an answer: the patient who gave it, or somebody else. */
export type Reader = "patient" | "other";

/** Whoever plays is the patient; the review of an item sets whom it is shown to. */
export const ReaderContext = createContext<Reader>("patient");

export const useReader = (): Reader => useContext(ReaderContext);
