import { format } from "@regain/content/format";
import { mixedOrder, runQuestions, switchesIn } from "../material/runs.ts";
import { defineTaskType } from "../task-type.ts";
import { allTokens, drawFoils, type Token, tokenImage } from "../material/tokens.ts";
import { instructions, plainView, textChoice } from "../material/view-parts.ts";

interface Level {
  readonly questions: number;
  /**
   * How many of them must be let pass. The rarer they are, the harder it is to hold back; but whoever taps at everything
   * must not keep a level by it.
   */
  readonly stops: number;
  /** Different stop items. */
  readonly stopKinds: number;
  /** Stop items share their shape or their color with the go item. */
  readonly isClose: boolean;
  readonly answerMs: number;
  readonly gapMs: number;
}

/** Rarer and closer stop items at a faster pace. */
const levels: readonly Level[] = [
  { questions: 10, stops: 5, stopKinds: 1, isClose: false, answerMs: 3_000, gapMs: 1_000 },
  { questions: 13, stops: 6, stopKinds: 2, isClose: false, answerMs: 2_600, gapMs: 1_000 },
  { questions: 13, stops: 6, stopKinds: 2, isClose: true, answerMs: 2_200, gapMs: 900 },
  { questions: 14, stops: 6, stopKinds: 3, isClose: true, answerMs: 1_800, gapMs: 800 },
  { questions: 17, stops: 7, stopKinds: 4, isClose: true, answerMs: 1_500, gapMs: 700 },
  { questions: 17, stops: 7, stopKinds: 4, isClose: true, answerMs: 1_200, gapMs: 600 },
];

const maxRunning = 5;
const codeOf = ({ colour, shape }: Token) => `${colour}-${shape}`;

export const goOrStop = defineTaskType<Level>({
  typeId: 9,
  systemName: "go_or_stop",
  area: "attention",
  template: "MultipleChoice",
  isPaced: true,
  version: 2,
  secondsPerItem: 40,
  levels,

  generate({ level, rng, content }) {
    const { say } = content.exercises.go_or_stop;
    const go = rng.stream("go").pick(allTokens(false));
    const { stopKinds, isClose, questions, stops, answerMs, gapMs } = level;
    const foils = drawFoils(rng.stream("stops"), [go], {
      count: stopKinds,
      isSized: false,
      isClose,
    });
    const order = mixedOrder(
      rng.stream("order"),
      [
        [true, questions - stops],
        [false, stops],
      ],
      maxRunning,
    );
    const draw = rng.stream("which");
    const asked = order.map((isGo) => {
      const image = tokenImage(isGo ? go : draw.pick(foils));
      return {
        stimulus: { kind: "image", image, alt: say.shape } as const,
        answer: isGo ? "tap" : null,
      };
    });
    const named = { color: say[go.colour], shape: say[go.shape] };
    return {
      key: [codeOf(go), ...foils.map(codeOf).toSorted()].join(" "),
      effort: switchesIn(order),
      view: {
        ...plainView,
        allowHints: false,
        templateName: "MultipleChoice",
        type: "go_or_stop",
        instructions: instructions(format(say.instructions, named)),
        layout: "HorizontalWrap",
        alignment: "Center",
        questions: runQuestions(asked, [textChoice("tap", say.tap)]),
        run: { showMs: answerMs, answerMs, gapMs },
        answerText: format(say.answer, named),
      },
    };
  },
});
