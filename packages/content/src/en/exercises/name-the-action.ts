import { exerciseTexts } from "../../types.ts";
import { cueTexts } from "../cue-texts.ts";

export const nameTheAction = exerciseTexts({
  name: "Name the action",
  activity: "You say what somebody in a picture is doing.",
  documentation:
    "Action naming: naming pictured verbs aloud, by word frequency and length, with semantic, phonemic, graphemic and full cues.",
  say: {
    ...cueTexts,
    semanticLabel: "What it means",
    /** The meaning for the semantic cue, with somebody who typically does it. */
    about: "{meaning} Think of {who}.",
    instructions: "Say what is happening. Use one word.",
    picture: "The action to name",
    answer: "The word is {word}.",
  },
});
