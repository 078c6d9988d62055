/**
 * The voice of the exercises saying how it sounds. It is wanted where no server is asked, so its name stands here; a
 * test says when another voice or other words give it another name.
 */
export const voiceSamplePath = "audio/37733e4dfd53.mp3";
