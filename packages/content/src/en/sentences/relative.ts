import type { Sentence } from "../../types.ts";
import { sceneKey } from "./pair-scenes.ts";

/** Something that one of two has and the other does not, so that the main clause can be wrong, too. */
interface Mark {
  readonly says: string;
  /** The name of the marked and of the plain one in a scene's key. */
  readonly marked: string;
  readonly plain: string;
}

/** Two either of whom does it to the other, each with the marks that may describe them. */
interface Pair {
  readonly verbs: readonly { readonly id: string; readonly ing: string }[];
  readonly first: { readonly name: string; readonly marks: readonly Mark[] };
  readonly second: { readonly name: string; readonly marks: readonly Mark[] };
  /** Whether the mark can be transferred to the other: a hat can, a coat of fur cannot. */
  readonly passes: boolean;
}

const hat = (name: string): Mark => ({ says: "wearing a hat", marked: `${name}_hat`, plain: name });

const withHats = (first: string, second: string, verbs: Pair["verbs"]): Pair => ({
  verbs,
  first: { name: first, marks: [hat(first)] },
  second: { name: second, marks: [hat(second)] },
  passes: true,
});

const pairs: readonly Pair[] = [
  withHats("man", "woman", [
    { id: "push", ing: "pushing" },
    { id: "pull", ing: "pulling" },
    { id: "carry", ing: "carrying" },
    { id: "feed", ing: "feeding" },
  ]),
  withHats("boy", "girl", [
    { id: "push", ing: "pushing" },
    { id: "pull", ing: "pulling" },
    { id: "chase", ing: "chasing" },
    { id: "follow", ing: "following" },
    { id: "spray", ing: "spraying" },
    { id: "point", ing: "pointing at" },
  ]),
  {
    verbs: [
      { id: "chase", ing: "chasing" },
      { id: "follow", ing: "following" },
    ],
    first: {
      name: "dog",
      marks: [
        { says: "black", marked: "dog_black", plain: "dog" },
        { says: "brown", marked: "dog", plain: "dog_black" },
      ],
    },
    second: {
      name: "cat",
      marks: [
        { says: "gray", marked: "cat_grey", plain: "cat" },
        { says: "orange", marked: "cat", plain: "cat_grey" },
      ],
    },
    passes: false,
  },
];

interface Told {
  readonly verb: Pair["verbs"][number];
  readonly name: string;
  readonly partner: string;
  readonly mark: Mark;
  /** Names in the scenes: with the mark true, and with it false. */
  readonly right: readonly [subject: string, partner: string];
  readonly wrong: readonly [subject: string, partner: string];
}

/** The subject does it, or has it done by the partner. */
function sentencePair({ verb, name, partner, mark, right, wrong }: Told): Sentence[] {
  const doing = ([subject, other]: Told["right"]) => sceneKey(verb.id, subject, other);
  const done = ([subject, other]: Told["right"]) => sceneKey(verb.id, other, subject);
  const clauses = [
    { kind: "doing", clause: `is ${verb.ing} the ${partner}`, here: doing, turned: done },
    { kind: "done", clause: `the ${partner} is ${verb.ing}`, here: done, turned: doing },
  ];
  return clauses.map(({ kind, clause, here, turned }) => ({
    id: `relative-${kind}-${verb.id}-${name}-${partner}-${mark.marked}`,
    text: `The ${name} that ${clause} is ${mark.says}.`,
    structure: "relative",
    scene: here(right),
    foils: [
      { scene: turned(right), differs: "roles" },
      { scene: here(wrong), differs: "attribute" },
      { scene: turned(wrong), differs: "roles and attribute" },
    ],
    about: [name, verb.id, partner],
  }));
}

const told = ({ verbs, first, second, passes }: Pair): Sentence[] =>
  verbs.flatMap((verb) =>
    [
      { one: first, other: second },
      { one: second, other: first },
    ].flatMap(({ one, other }) =>
      one.marks.flatMap((mark) =>
        sentencePair({
          verb,
          name: one.name,
          partner: other.name,
          mark,
          right: [mark.marked, other.name],
          wrong: [mark.plain, (passes ? other.marks[0]?.marked : undefined) ?? other.name],
        }),
      ),
    ),
  );

/** 'The girl that the boy is pushing is wearing a hat.' */
export const relative: readonly Sentence[] = pairs.flatMap(told);
