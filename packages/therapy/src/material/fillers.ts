/** Easy tasks to pass the time between studying and answering. They keep the mind busy and are not scored. */
import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { FillerTexts } from "@regain/content/types";
import type { Choice, FillerTask } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { drawFoils, type Token, tokenColours, tokenImage, tokenShapes } from "./tokens.ts";
import { imageChoice, textChoice } from "./view-parts.ts";
import { wordsIn } from "./words.ts";

type MakeTask = (rng: Rng, content: Content) => FillerTask;

/** The first of the choices is the right one; they are shown in random order. */
function taskOf(rng: Rng, text: string, choices: readonly [Choice, ...Choice[]]): FillerTask {
  return { text, choices: rng.shuffle(choices), answer: choices[0].id };
}

/** Two numbers, at least 3 apart. */
function numbers(rng: Rng, { fillers }: Content): FillerTask {
  const small = rng.between(1, 40);
  const large = small + rng.between(3, 50);
  const [lower, higher] = [textChoice("small", String(small)), textChoice("large", String(large))];
  return rng.chance(1, 2)
    ? taskOf(rng, fillers.larger, [higher, lower])
    : taskOf(rng, fillers.smaller, [lower, higher]);
}

/** Letters that do not look or sound alike: only F of F, M, S and X, only A of A, H and K. */
const clearLetters = ["A", "F", "O", "R", "W", "Z"];

function letters(rng: Rng, { fillers }: Content): FillerTask {
  const [first, second, third] = rng
    .sample(clearLetters, 3)
    .map((letter) => textChoice(`letter-${letter}`, letter)) as [Choice, Choice, Choice];
  return taskOf(rng, format(fillers.letter, { letter: first.label }), [first, second, third]);
}

function shapes(rng: Rng, { fillers, exercises }: Content): FillerTask {
  const { say } = exercises.spoken_directions;
  const nameOf = (template: string, { colour, shape }: Token) =>
    format(template, { color: say[colour], shape: say[shape] });
  const asked: Token = {
    shape: rng.pick(tokenShapes),
    colour: rng.pick(tokenColours),
    size: "medium",
  };
  const foils = drawFoils(rng, [asked], { count: 2, isSized: false, isClose: false });
  const choiceOf = (token: Token) =>
    imageChoice(
      `${token.colour}-${token.shape}`,
      nameOf(say.labelColorShape, token),
      tokenImage(token),
    );
  const text = format(fillers.shape, { shape: nameOf(say.colorShape, asked) });
  return taskOf(rng, text, [choiceOf(asked), ...foils.map(choiceOf)]);
}

function groups(rng: Rng, { fillers, words, picture }: Content): FillerTask {
  const [asked, ...others] = rng.shuffle(fillers.groups);
  if (asked === undefined) throw new RangeError("no groups to ask for");
  const common = wordsIn(words, { minEffort: 0, maxEffort: 6 });
  const choiceFrom = ({ category, exceptIds = [] }: FillerTexts["groups"][number]) => {
    const members = common.filter(
      (one) => one.category === category && !exceptIds.includes(one.id),
    );
    const word = rng.pick(members);
    return { ...imageChoice(word.id, word.text, { path: picture(word.picture) }), text: word.text };
  };
  const foils = others.slice(0, 2).map(choiceFrom);
  return taskOf(rng, asked.ask, [choiceFrom(asked), ...foils]);
}

const kinds: readonly MakeTask[] = [numbers, groups, shapes, letters];

/**
 * `count` tasks, each kind in turn. They contain numbers, letters, shapes and the groups of
 * `content.fillers`: what is to be remembered at the same time must be something else.
 */
export function fillerTasks(rng: Rng, content: Content, count: number): FillerTask[] {
  const order = rng.shuffle(kinds);
  return Array.from({ length: count }, (_, index) => {
    const make = order[index % order.length] ?? numbers;
    return make(rng.stream(`task ${index}`), content);
  });
}
