import type { FigureColour, FigureShape, Stimulus } from "@regain/contract/entities/task-view";
import { scatter } from "../material/scatter.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { imageChoice, instructions, plainView, textChoice } from "../material/view-parts.ts";
import { type Asking, drawQuestion } from "../material/how-many-questions.ts";

/**
 * Counts more things among more numbers; then compares groups that differ too little to be told at a glance; then
 * estimates in finer steps.
 */
const levels: readonly Asking[] = [
  { ask: "count", from: 1, to: 5, choices: 3 },
  { ask: "count", from: 4, to: 10, choices: 4 },
  { ask: "compare", questions: ["more"], from: 6, to: 12, minGap: 21, maxGap: 33 },
  { ask: "compare", questions: ["more", "fewer"], from: 8, to: 24, minGap: 10, maxGap: 20 },
  { ask: "estimate", amounts: [20, 30, 45, 65], offBy: 5 },
  { ask: "estimate", amounts: [30, 40, 50, 60], offBy: 5 },
];

const shapes = ["circle", "square", "triangle", "diamond", "star", "heart"] as const;
const fills = ["black", "red", "blue", "green", "purple", "orange"] as const;
/** What the things look like: identical throughout an item, so that only their number distinguishes groups. */
const looks: readonly { readonly shape: FigureShape; readonly fill: FigureColour }[] =
  shapes.flatMap((shape) => fills.map((fill) => ({ shape, fill })));

export const howMany = defineTaskType<Asking>({
  typeId: 32,
  systemName: "how_many",
  area: "quantitative",
  template: "MultipleChoice",
  version: 4,
  secondsPerItem: 15,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.how_many;
    const question = drawQuestion(level, rng.stream("question"), say);
    const keyOf = ({ shape, fill }: (typeof looks)[number]) => `${question.key} ${fill} ${shape}`;
    const look = pickFresh(rng.stream("look"), looks, history, keyOf);
    const drawn = (name: string, count: number) => ({
      figure: scatter(rng.stream(name), count, question.most, look),
    });
    const stimulus: Stimulus[] =
      question.shown === undefined
        ? []
        : [{ kind: "image", image: drawn("shown", question.shown), alt: say.things }];
    return {
      key: keyOf(look),
      effort: question.effort,
      view: {
        ...plainView,
        templateName: "MultipleChoice",
        type: "how_many",
        instructions: instructions(question.instruction),
        stimulus,
        layout: level.ask === "compare" ? "Grid" : "HorizontalWrap",
        alignment: "Center",
        questions: [
          {
            id: "amount",
            stimulus: [],
            choices: question.choices.map(({ text, things }, index) =>
              things === undefined
                ? textChoice(String(index), text)
                : imageChoice(String(index), text, drawn(`group ${index}`, things)),
            ),
            answer: String(question.right),
          },
        ],
        answerText: question.answerText,
      },
    };
  },
});
