/**
 * `npm run bench:speech [engine …]`: how well each recognizer understands our words, and how often it accepts another
 * word for the requested one. Needs espeak-ng and ffmpeg; flite adds four voices, and PocketSphinx a second engine.
 * The table is in docs/measurements.md.
 */
import { spawnSync } from "node:child_process";
import { english } from "@regain/content/en/content";
import { createRng } from "@regain/therapy/rng";
import { editDistance, spokenForm } from "@regain/therapy/spelling";
import { hasPocketsphinx, pocketsphinx } from "../apps/server/src/adapters/speech/pocketsphinx.ts";
import type { Recogniser } from "../apps/server/src/adapters/speech/recogniser.ts";
import { soundswallower } from "../apps/server/src/adapters/speech/soundswallower.ts";
import { sampleRate } from "../apps/server/src/adapters/speech/wav.ts";
import { utterancesFor } from "../apps/server/src/modules/speech/speech.rules.ts";
import { speakers, type Speaker } from "./support/speakers.ts";

const wordCount = 60;
/** Timed one after another, while nothing else runs. */
const timedCount = 20;
/** How many other words are said for each requested word. */
const othersEach = 2;

const texts = [...new Set(english.words.map(({ text }) => spokenForm(text)))];
const step = texts.length / wordCount;
const words = Array.from({ length: wordCount }, (_, index) => texts[Math.floor(index * step)]!);

/** How loudly the room hums, out of 32,767: barely audible, and as loud as quiet speech. */
const hums = [200, 1_500] as const;

function humOf(loudness: number): Int16Array {
  const rng = createRng(`hum ${loudness}`).stream("samples");
  return Int16Array.from({ length: 2 * sampleRate }, () => rng.between(-loudness, loudness));
}

const share = (part: number, whole: number) => `${Math.round((1000 * part) / whole) / 10} %`;

/** What is said when which word is requested. */
interface Case {
  readonly asked: string;
  readonly said: string;
}

const at = (index: number) => words[index % words.length]!;
const others = words.flatMap((asked, index) =>
  Array.from({ length: othersEach }, (_, turn): Case => ({
    asked,
    said: at(index + 7 + turn * 24),
  })),
);
const likest = words.map((asked): Case => {
  const [said] = words
    .filter((word) => word !== asked)
    .toSorted((a, b) => editDistance(a, asked) - editDistance(b, asked));
  return { asked, said: said! };
});

/** Whether what is heard is accepted as the requested word. */
async function isAccepted(
  engine: Recogniser,
  asked: string,
  samples: Int16Array,
): Promise<boolean> {
  const utterances = utterancesFor([asked], english, engine);
  if (!utterances) return false;
  const { expected, foils } = utterances;
  return (await engine.recognise(samples, [...expected, ...foils])) === asked;
}

async function accepted(engine: Recogniser, cases: readonly Case[], said: Spoken): Promise<number> {
  const answers = await Promise.all(
    cases.map(({ asked, said: word }) => isAccepted(engine, asked, said.get(word)!)),
  );
  return answers.filter(Boolean).length;
}

async function millisecondsEach(engine: Recogniser, said: Spoken): Promise<number> {
  const times: number[] = [];
  for (const word of words.slice(0, timedCount)) {
    const start = performance.now();
    await isAccepted(engine, word, said.get(word)!);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

type Spoken = ReadonlyMap<string, Int16Array>;

const right = words.map((word): Case => ({ asked: word, said: word }));

async function measure(engine: Recogniser, voices: ReadonlyMap<Speaker, Spoken>): Promise<void> {
  const sum = { right: 0, others: 0, likest: 0 };
  for (const [speaker, said] of voices) {
    const found = {
      right: await accepted(engine, right, said),
      others: await accepted(engine, others, said),
      likest: await accepted(engine, likest, said),
    };
    sum.right += found.right;
    sum.others += found.others;
    sum.likest += found.likest;
    console.log(
      `| ${engine.name} | ${speaker.name} | ${share(found.right, right.length)} | ${share(found.others, others.length)} | ${share(found.likest, likest.length)} | ${Math.round(await millisecondsEach(engine, said))} |`,
    );
  }
  const times = voices.size;
  console.log(
    `| **${engine.name}** | **all ${times}** | **${share(sum.right, right.length * times)}** | **${share(sum.others, others.length * times)}** | **${share(sum.likest, likest.length * times)}** | |`,
  );
  for (const loudness of hums) {
    const hum = humOf(loudness);
    const answers = await Promise.all(words.map((word) => isAccepted(engine, word, hum)));
    console.log(
      `${engine.name}, a hum of ${loudness}: ${share(answers.filter(Boolean).length, words.length)} accepted`,
    );
  }
}

const here = speakers.filter(({ program, needed }) => {
  const isHere = !spawnSync(program, ["--version"]).error;
  if (!isHere && needed) {
    console.error(`${program} is missing: apt-get install espeak-ng ffmpeg`);
    process.exit(1);
  }
  return isHere;
});
if (spawnSync("ffmpeg", ["-version"]).error) {
  console.error("ffmpeg is missing: apt-get install espeak-ng ffmpeg");
  process.exit(1);
}

const voices = new Map(
  here.map((speaker) => [speaker, new Map(words.map((word) => [word, speaker.say(word)]))]),
);
console.log(`${words.length} words, ${voices.size} voices`);
console.log(
  "| engine | voice | recognized | another word accepted | the most similar accepted | ms |",
);
console.log("|---|---|---|---|---|---|");
const limits = { atOnce: 2, waiting: Number.POSITIVE_INFINITY };
const engines = {
  ...(hasPocketsphinx() ? { pocketsphinx } : {}),
  soundswallower,
};
const wanted = process.argv.slice(2);
for (const [name, open] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const engine = await open(limits);
  await measure(engine, voices);
  await engine.close();
}
