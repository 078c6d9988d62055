import { createContext, useContext } from "react";

/** Who looks at an answer: the patient whose it is, or somebody else. */
export type Reader = "patient" | "other";

/** Whoever plays is the patient; an item that is looked at again says whom it is shown to. */
export const ReaderContext = createContext<Reader>("patient");

export const useReader = (): Reader => useContext(ReaderContext);
