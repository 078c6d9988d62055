/** What the voice of the exercises says when somebody wants to know how it sounds. */
export const voiceSample = "This is how I sound.";
