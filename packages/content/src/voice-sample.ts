/** What the exercises' voice says as a sample. */
export const voiceSample = "This is how I sound.";
