import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Person } from "@regain/content/types";
import type { Choice, Image, MultipleChoiceView } from "@regain/contract/entities/task-view";
import { fillerTasks } from "../material/fillers.ts";
import { type OwnPerson, ownPeople, pickWithOwn } from "../material/own-words.ts";
import type { Rng } from "../rng.ts";
import { spokenForm } from "../spelling.ts";
import { defineTaskType } from "../task-type.ts";
import {
  imageChoice,
  instructions,
  plainView,
  speech,
  textChoice,
} from "../material/view-parts.ts";

interface Level {
  /** How many of the intervals must be passed. */
  readonly intervals: number;
  readonly choices: number;
  /**
   * Foils are people of the same gender, since otherwise gender alone would give the name away; then also of
   * about the same age.
   */
  readonly foils: "appearance" | "age";
  /** Asks for the name of a face, or alternately for the face of a name. */
  readonly asks: "name" | "both";
}

/**
 * Each interval is twice as long as the previous one. Spaced retrieval began with such a schedule: Landauer
 * and Bjork 1978; for names after brain injury: Schacter, Rich and Stampp 1985.
 */
const intervalsMs = [15_000, 30_000, 60_000, 120_000, 240_000, 480_000];

/** Meeting the person, and answering one question. */
const meetingSeconds = 10;
const questionSeconds = 5;

/** How long an item takes if the name is never forgotten: nearly all of it is its intervals. */
const secondsOf = ({ intervals }: Level): number =>
  intervalsMs
    .slice(0, intervals)
    .reduce((sum, ms) => sum + ms / 1_000 + questionSeconds, meetingSeconds);

/** Longer intervals, more choices, and people who are more alike. */
const levels: readonly Level[] = [
  { intervals: 1, choices: 2, foils: "appearance", asks: "name" },
  { intervals: 2, choices: 3, foils: "appearance", asks: "name" },
  { intervals: 3, choices: 3, foils: "appearance", asks: "name" },
  { intervals: 4, choices: 4, foils: "appearance", asks: "name" },
  { intervals: 4, choices: 5, foils: "age", asks: "both" },
  { intervals: 5, choices: 5, foils: "age", asks: "both" },
  { intervals: 5, choices: 6, foils: "age", asks: "both" },
  { intervals: 6, choices: 6, foils: "age", asks: "both" },
];

/** Somebody to meet: a drawn person, or one of the patient's own. */
type Met = Person | OwnPerson;
const isOwn = (person: Met): person is OwnPerson => "audioPaths" in person;

/** Questions beyond those of the intervals, for when a name is forgotten on the way. */
const retries = 3;
const fillerCount = 24;

/** Foils for somebody the patient knows are others they know, then drawn people; nobody with the same name. */
function pickFoilsOfOwn(rng: Rng, person: OwnPerson, content: Content, count: number): Met[] {
  const taken = new Set([spokenForm(person.name)]);
  const isFree = ({ name }: Met) => {
    const form = spokenForm(name);
    const free = !taken.has(form);
    taken.add(form);
    return free;
  };
  const own = rng.stream("own").shuffle(ownPeople(content));
  return [...own, ...rng.shuffle(content.people)].filter(isFree).slice(0, count);
}

function pickFoils(rng: Rng, person: Person, people: readonly Person[], level: Level): Person[] {
  const others = rng.shuffle(people.filter(({ id }) => id !== person.id));
  const likeness = (other: Person) =>
    Number(other.appearance === person.appearance) * 2 + Number(other.age === person.age);
  const least = { appearance: 2, age: 3 }[level.foils];
  // Those who are similar enough come first, then the next best; the sort keeps the random order of equals.
  return others
    .toSorted((a, b) => Math.min(least, likeness(b)) - Math.min(least, likeness(a)))
    .slice(0, level.choices - 1);
}

type Question = MultipleChoiceView["questions"][number];

export const facesAndNames = defineTaskType<Level>({
  typeId: 41,
  systemName: "faces_and_names",
  area: "memory",
  template: "MultipleChoice",
  isPaced: true,
  version: 3,
  secondsPerItem: 240,
  secondsByLevel: levels.map(secondsOf),
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.faces_and_names;
    const person: Met = pickWithOwn(
      rng.stream("person"),
      content.people,
      ownPeople(content),
      history,
    );
    const foils = isOwn(person)
      ? pickFoilsOfOwn(rng.stream("foils"), person, content, level.choices - 1)
      : pickFoils(rng.stream("foils"), person, content.people, level);
    const shown = [person, ...foils];
    // Among drawn faces a photo would give itself away.
    const isOneKind = shown.every((one) => isOwn(one) === isOwn(person));
    const asksFaces = level.asks === "both" && isOneKind;
    const makers = [nameQuestion, ...(asksFaces ? [faceQuestion] : [])];
    const sentence = format(say.answer, { name: person.name });
    return {
      key: person.id,
      // A longer name is more to keep in mind.
      effort: person.name.length,
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "faces_and_names",
        instructions: instructions(say.instructions),
        study: {
          text: sentence,
          stimulus: [
            { kind: "image", image: faceOf(person, content), alt: say.face },
            { kind: "audio", speech: saidOf(person, sentence) },
          ],
        },
        layout: "HorizontalWrap",
        alignment: "Center",
        questions: Array.from({ length: level.intervals + retries }, (_, index) => {
          const make = makers[index % makers.length] ?? nameQuestion;
          const inOrder = rng.stream(`question ${index}`).shuffle(shown);
          return { id: `question-${index + 1}`, ...make(person, inOrder, content) };
        }),
        spaced: {
          intervalsMs: intervalsMs.slice(0, level.intervals),
          tasks: fillerTasks(rng.stream("fillers"), content, fillerCount),
        },
        answerText: sentence,
      },
    };
  },
});

/** The name as somebody close says it, if recorded; else the sentence. */
const saidOf = (person: Met, sentence: string) =>
  isOwn(person) && person.audioPaths.length > 0
    ? speech(person.name, person.audioPaths)
    : speech(sentence);

const faceOf = ({ picture }: Met, content: Content): Image => ({
  path: content.picture(picture),
});

const nameQuestion = (
  person: Met,
  shown: readonly Met[],
  content: Content,
): Omit<Question, "id"> => {
  const { say } = content.exercises.faces_and_names;
  return {
    ...speech(say.askName),
    // Nothing is next to the face, so that it can be as large as possible.
    stimulus: [{ kind: "image", image: faceOf(person, content), alt: say.face }],
    choices: shown.map(({ id, name }) => textChoice(id, name)),
    answer: person.id,
  };
};

const faceQuestion = (
  person: Met,
  shown: readonly Met[],
  content: Content,
): Omit<Question, "id"> => {
  const { say } = content.exercises.faces_and_names;
  const text = format(say.askFace, { name: person.name });
  const choiceOf = (one: Met, index: number): Choice =>
    imageChoice(one.id, format(say.choice, { number: index + 1 }), faceOf(one, content), one.id);
  return {
    // Read to the patient like every question: nothing plays a sound among the stimuli of a question.
    ...speech(text),
    stimulus: [],
    choices: shown.map(choiceOf),
    answer: person.id,
  };
};
