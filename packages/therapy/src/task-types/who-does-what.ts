import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { Action } from "@regain/content/types";
import type { BoardCompletionView } from "@regain/contract/entities/task-view";
import type { Rng } from "../rng.ts";
import { sentenceCase } from "../material/sentence-case.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import {
  areApart,
  isNetworkVerb,
  type Network,
  networkOf,
  type NetworkPart,
  networkParts,
  verbsBeside,
} from "../material/verb-networks.ts";
import { instructions, plainView, textChoice } from "../material/view-parts.ts";

interface Level {
  readonly verbs: number;
  readonly parts: readonly NetworkPart[];
  /** How many members each part of a verb has. */
  readonly perPart: 1 | 2;
  /** Things that fit none of the verbs and stay off the board. */
  readonly spare: number;
}

/** More members for one verb, then more verbs, then places as well. */
const levels: readonly Level[] = [
  { verbs: 1, parts: ["who", "what"], perPart: 1, spare: 1 },
  { verbs: 1, parts: ["who", "what"], perPart: 2, spare: 1 },
  { verbs: 2, parts: ["who", "what"], perPart: 1, spare: 1 },
  { verbs: 2, parts: ["who", "what"], perPart: 2, spare: 1 },
  { verbs: 3, parts: ["who", "what", "where"], perPart: 1, spare: 0 },
  { verbs: 3, parts: ["who", "what", "where"], perPart: 1, spare: 2 },
];

/** The first verb, the other verbs, and the agents of the first. */
const keyOf = (networks: readonly Network[]): string => {
  const [first, ...beside] = networks;
  const others = beside.map(({ action }) => action.id).toSorted();
  return [first?.action.id, ...others, ...(first?.members.who ?? [])].join(" ");
};

type Say = Content["exercises"]["who_does_what"]["say"];

/** Things that fit no verb of the board: they go only with their own verbs, which are apart from all of these. */
function spareThings(
  rng: Rng,
  verbs: readonly Action[],
  actions: readonly Action[],
  count: number,
): string[] {
  const things = actions
    .filter((action) => action.ownObjects && verbs.every((verb) => areApart(verb, action)))
    .flatMap(({ what }) => what);
  return rng.sample([...new Set(things)], count);
}

function instructionOf({ perPart, spare }: Level, say: Say): string {
  if (perPart > 1) return say.instructionsMany;
  return spare > 0 ? say.instructionsSpare : say.instructions;
}

function boardOf(networks: readonly Network[], parts: readonly NetworkPart[], say: Say) {
  const answers: BoardCompletionView["answers"] = networks.flatMap(({ action, members }) =>
    networkParts.flatMap((part) =>
      members[part].map((value) => ({ column: part, row: action.id, value })),
    ),
  );
  return {
    columns: parts.map((part) => ({ id: part, label: say[part] })),
    rows: networks.map(({ action }) => ({ id: action.id, label: sentenceCase(action.base) })),
    answers,
  };
}

const answerText = (networks: readonly Network[], say: Say): string =>
  networks
    .map(({ action, members }) =>
      format(say.answer, {
        verb: sentenceCase(action.base),
        members: [...members.who, ...members.what, ...members.where].join(", "),
      }),
    )
    .join(" ");

export const whoDoesWhat = defineTaskType<Level>({
  typeId: 59,
  systemName: "who_does_what",
  area: "speaking",
  template: "BoardCompletion",
  version: 4,
  secondsPerItem: 50,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.who_does_what;
    const pool = content.actions.filter(isNetworkVerb);
    const metVerbs = history.map((key) => key.split(" ")[0] ?? key);
    const first = pickFresh(rng.stream("verb"), pool, metVerbs, ({ id }) => id);
    const beside = verbsBeside(rng.stream("beside"), first, pool, level.verbs - 1);
    const verbs = [first, ...beside];
    const networks = verbs.map((action) =>
      networkOf(rng.stream(action.id), action, level.parts, level.perPart),
    );
    const board = boardOf(networks, level.parts, say);
    const spare = spareThings(rng.stream("spare"), verbs, pool, level.spare);
    const members = [...board.answers.map(({ value }) => value), ...spare];
    return {
      key: keyOf(networks),
      effort: verbs.reduce((sum, { band }) => sum + band, 0),
      view: {
        ...plainView,
        templateName: "BoardCompletion",
        type: "who_does_what",
        instructions: instructions(instructionOf(level, say)),
        ...board,
        supply: "once",
        cellHolds: level.perPart > 1 ? "many" : "one",
        items: rng
          .stream("places")
          .shuffle(members)
          .map((text, index) => textChoice(`item-${index + 1}`, text)),
        answerText: answerText(networks, say),
      },
    };
  },
});
