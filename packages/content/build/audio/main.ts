/**
 * Makes the audio for everything that exercises say: `npm run content:audio`. Only what is new is said and
 * encoded; run again after every change to the content or a generator.
 */
import { english } from "@regain/content/en/content";
import { said, spoken } from "@regain/content/en/spoken";
import { introductionOf } from "@regain/therapy/introduction";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { fileURLToPath } from "node:url";
import { voiceSample } from "@regain/content/voice-sample";
import { assessmentTexts } from "./assessment-texts.ts";
import { folderBytes, writeClips } from "./clip-files.ts";
import { numberPieces } from "./numbers.ts";
import { piecesOf } from "./pieces.ts";
import { spokenTexts } from "./texts.ts";
import { voice } from "./voices/chosen.ts";

const folder = fileURLToPath(new URL("../../audio", import.meta.url));
const { whole, open } = spokenTexts(english, taskTypes);
const pieces = piecesOf(open);
const introductions = taskTypes.map((taskType) => introductionOf(taskType, english).text);
const others = [...introductions, ...assessmentTexts(english, taskTypes), voiceSample];
const clips = [...whole, ...others.map(spoken)].map(said);
console.log(
  `${clips.length} texts have clips of their own, ${open.length} are said with ${pieces.size} pieces.`,
);
const { made, removed } = writeClips(folder, voice, [...clips, ...pieces, ...numberPieces]);
console.log(
  `${made} clips made, ${removed} removed, ${(folderBytes(folder) / 1e6).toFixed(1)} MB in all.`,
);
