import { flite } from "./flite.ts";

/** The voice of the exercises: docs/decisions/0017. */
export const voice = flite("rms", 1);
