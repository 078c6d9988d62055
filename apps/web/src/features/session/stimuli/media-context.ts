import { createContext, useContext } from "react";

/** Called with what could not be loaded or played: its URL, or that it is the microphone. */
export type MediaFailed = (what: string) => void;

/** The player provides it, so that a missing picture or sound becomes an event of the item. */
export const MediaFailedContext = createContext<MediaFailed>(() => undefined);

export const useMediaFailed = (): MediaFailed => useContext(MediaFailedContext);

/** Called when a recording is played again. The player provides it; it is free, and kept with the answer. */
export const ReplayedContext = createContext<() => void>(() => undefined);

export const useReplayed = (): (() => void) => useContext(ReplayedContext);

/** Called when a recording was heard to its end. The player provides it: latency is counted from there. */
export const HeardOutContext = createContext<() => void>(() => undefined);

export const useHeardOut = (): (() => void) => useContext(HeardOutContext);
