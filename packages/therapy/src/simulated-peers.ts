/**
 * Simulated peers of an exercise at a level: what percentiles are compared with when there are no patients
 * yet, as in a demo. Never mixed with patients, and labeled as simulated wherever they appear.
 */
import type { Content } from "@regain/content/content";
import { accuracyWithoutHelp } from "./blocks.ts";
import { type NormMeasure, peerItemCount } from "./percentiles.ts";
import type { Rng } from "./rng.ts";
import { scoreItem } from "./score.ts";
import { chanceRight, playItem } from "./simulate.ts";
import { generateItem, type TaskType } from "./task-type.ts";

/** More than percentiles need, and enough that one peer makes no visible step on the screen. */
export const simulatedPeerCount = 36;
const playedItems = 10;
const playedMs = 5_000;
const maxItems = 60;

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** Plays some real items to find what a not-right one still earns, and how long one takes at a known pace. */
function sampleOf(taskType: TaskType, level: number, content: Content, rng: Rng) {
  const ability = { level: level - 1, responseMs: playedMs, asksForHelp: 35, skips: 0 };
  const scores = Array.from({ length: playedItems }, (_, index) => {
    const own = rng.stream(`item ${index}`);
    const { view } = generateItem(taskType, level, { rng: own.stream("generate"), content });
    return scoreItem(view, playItem(view, level, ability, own.stream("play")).events);
  });
  const accuracies = scores.map((score) => accuracyWithoutHelp(score) ?? 0);
  return {
    notRight: mean(accuracies.filter((accuracy) => accuracy < 100)),
    seconds: mean(scores.map(({ lastResponseMs }) => lastResponseMs ?? playedMs)) / 1000,
  };
}

/**
 * The means of simulated patients whose ability is from two levels below to one and a half above this one, as
 * it is when levels follow answers.
 * @returns accuracy without help, 0 to 100, and latency in seconds, of each
 */
export function simulatedPeers(
  taskType: TaskType,
  level: number,
  content: Content,
  rng: Rng,
): Readonly<Record<NormMeasure, readonly number[]>> {
  const { notRight, seconds } = sampleOf(taskType, level, content, rng.stream("sample"));
  const peers = Array.from({ length: simulatedPeerCount }, (_, index) => {
    const own = rng.stream(`peer ${index}`);
    const chance = chanceRight(level + own.between(-20, 15) / 10, level);
    const count = own.between(peerItemCount, maxItems);
    const items = Array.from({ length: count }, () => (own.chance(chance, 1000) ? 100 : notRight));
    const pace = own.between(60, 180) / 100;
    return { accuracy: mean(items), latency: seconds * pace };
  });
  return {
    accuracy: peers.map(({ accuracy }) => accuracy),
    latency: peers.map(({ latency }) => latency),
  };
}
