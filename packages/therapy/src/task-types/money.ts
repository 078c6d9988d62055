import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import { billValues, inDollars, moneyParams, type PricedGood } from "@regain/content/pages/money";
import { pagePath } from "@regain/content/pages/page";
import { amountOf, billsFor, type Cash, drawCash } from "../material/cash.ts";
import type { Rng } from "../rng.ts";
import { defineTaskType, pickFresh } from "../task-type.ts";
import { instructions, plainView } from "../material/view-parts.ts";

interface Counting {
  readonly ask: "count";
  readonly bills: Range;
  readonly coins: Range;
  readonly coinKinds: readonly number[];
}

interface Shopping {
  readonly ask: "add" | "change";
  readonly goods: number;
  /** Prices are multiples of this many cents. */
  readonly step: number;
}

type Level = Counting | Shopping;

interface Range {
  readonly from: number;
  readonly to: number;
}

const none: Range = { from: 0, to: 0 };

/** Counting bills, coins, both; then adding prices; then change from one price and from two. */
const levels: readonly Level[] = [
  { ask: "count", bills: { from: 2, to: 4 }, coins: none, coinKinds: [] },
  { ask: "count", bills: none, coins: { from: 3, to: 5 }, coinKinds: [25, 10, 5] },
  { ask: "count", bills: none, coins: { from: 6, to: 8 }, coinKinds: [25, 10, 5, 1] },
  { ask: "count", bills: { from: 2, to: 3 }, coins: { from: 4, to: 6 }, coinKinds: [25, 10, 5, 1] },
  { ask: "add", goods: 2, step: 25 },
  { ask: "add", goods: 3, step: 5 },
  { ask: "change", goods: 1, step: 5 },
  { ask: "change", goods: 2, step: 1 },
];

interface Problem {
  readonly goods: readonly PricedGood[];
  readonly cash: Cash;
  /** In cents. */
  readonly result: number;
  readonly effort: number;
}

const noCash: Cash = { bills: [], coins: [] };

function countingProblem({ bills, coins, coinKinds }: Counting, rng: Rng): Problem {
  const cash = drawCash(rng, {
    bills: rng.between(bills.from, bills.to),
    coins: rng.between(coins.from, coins.to),
    billKinds: billValues,
    coinKinds,
  });
  const effort = cash.bills.length + cash.coins.length;
  return { goods: [], cash, result: amountOf(cash), effort };
}

function shoppingProblem(
  { ask, goods: count, step }: Shopping,
  rng: Rng,
  content: Content,
): Problem {
  const goods = rng.sample(content.goods, count).map(({ id, from, to }) => ({
    id,
    cents: step * rng.between(Math.ceil(from / step), Math.floor(to / step)),
  }));
  const sum = goods.reduce((total, { cents }) => total + cents, 0);
  if (ask === "add") return { goods, cash: noCash, result: sum, effort: sum };
  const cash = { bills: billsFor(sum), coins: [] };
  const result = amountOf(cash) - sum;
  return { goods, cash, result, effort: result };
}

type Say = Content["exercises"]["money"]["say"];

/** What is to be counted, in words: '2 $5 bills, 1 25-cent coin'. */
function inWords({ bills, coins }: Cash, say: Say): string[] {
  const counted = (count: number, worth: number, one: string, many: string) =>
    format(count === 1 ? one : many, { count, worth });
  const kinds = (values: readonly number[]) =>
    [...new Set(values)].map((value) => ({
      value,
      count: values.filter((one) => one === value).length,
    }));
  return [
    ...kinds(bills).map(({ value, count }) => counted(count, value, say.bill, say.bills)),
    ...kinds(coins).map(({ value, count }) => counted(count, value, say.coin, say.coins)),
  ];
}

/** Questions to choose a fresh one from. */
const drawCount = 12;

/** How to enter the amount depends on the money shown: somebody who counts 65 cents may well enter 65. */
function instructionOf(level: Level, say: Say): string {
  if (level.ask !== "count") return say[level.ask];
  if (level.coins.to === 0) return say.instructions;
  return level.bills.to === 0 ? say.countCoins : say.countBoth;
}

export const money = defineTaskType<Level>({
  typeId: 35,
  systemName: "money",
  area: "quantitative",
  template: "NumberProblemSolving",
  version: 2,
  secondsPerItem: 40,
  levels,

  generate({ level, rng, content, history }) {
    const { say } = content.exercises.money;
    const draws = Array.from({ length: drawCount }, (_, index) => {
      const own = rng.stream(`problem ${index}`);
      return level.ask === "count"
        ? countingProblem(level, own)
        : shoppingProblem(level, own, content);
    });
    const paramsOf = ({ goods, cash }: Problem) => moneyParams({ goods, ...cash });
    const problem = pickFresh(rng.stream("pick"), draws, history, paramsOf);
    const { goods, cash, result } = problem;
    const shown = [...(goods.length > 0 ? [say.prices] : []), ...inWords(cash, say)];
    return {
      key: paramsOf(problem),
      effort: problem.effort,
      view: {
        ...plainView,
        templateName: "NumberProblemSolving",
        type: "money",
        instructions: instructions(instructionOf(level, say)),
        stimulus: [
          {
            kind: "html",
            htmlPath: pagePath(content.locale, "money", paramsOf(problem)),
            alt: shown.join(", "),
          },
        ],
        allowHints: false,
        showScratchpad: true,
        unit: "$",
        decimals: 2,
        answers: [result / 100],
        answerText: format(level.ask === "change" ? say.answerChange : say.answer, {
          amount: inDollars(result),
        }),
      },
    };
  },
});
