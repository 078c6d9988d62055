import { createContext, useContext } from "react";

/** Told what could not be loaded or played: its address, or that it is the microphone. */
export type MediaFailed = (what: string) => void;

/** The player provides it, so that a missing picture or sound becomes an event of the item. */
export const MediaFailedContext = createContext<MediaFailed>(() => undefined);

export const useMediaFailed = (): MediaFailed => useContext(MediaFailedContext);
