/**
 * A sample of the exercises' voice. It is needed where no server is asked, so its name is hard-coded; a test
 * fails when another voice or wording changes the name.
 */
export const voiceSamplePath = "audio/37733e4dfd53.mp3";
