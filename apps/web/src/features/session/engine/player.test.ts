import { taskResult, type TherapySession } from "@regain/contract/entities/session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import { createRng } from "@regain/therapy/rng";
import { scoreItem } from "@regain/therapy/score";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { rulesOf } from "@regain/therapy/views/registry";
import type { Move } from "@regain/therapy/views/rules";
import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../../lib/settings.ts";
import { applyMove, askedCue, hintsOf, startItem, stepOf } from "./item.ts";
import { newPlayer, play, type PlayerEvent, type PlayerState } from "./player.ts";
import { resultRecord } from "./result-record.ts";
import { makeSession } from "./session.fixture.ts";

const noon = Date.UTC(2026, 10, 20, 12);

/** Rosa at the player: a second passes before each event. */
function rosa(session: TherapySession, options: { answeredTaskIds?: string[] } = {}) {
  let seconds = 0;
  let itemStart = 0;
  let state: PlayerState = newPlayer;
  const send = (event: PlayerEvent) => {
    seconds += 1;
    const before = state.item?.task.taskId;
    state = play(state, event, { at: (seconds - itemStart) * 1000, now: noon + seconds * 1000 });
    if (state.item?.task.taskId !== before) itemStart = seconds;
  };
  send({ type: "loaded", session, answeredTaskIds: options.answeredTaskIds ?? [] });
  const rosaDoes = {
    get state() {
      return state;
    },
    get item() {
      if (!state.item) throw new Error("No item is on the screen.");
      return state.item;
    },
    send,
    move: (move: Move) => send({ type: "move", move, touch: { input: "touch", side: "left" } }),
    /** Looks and listens until the item can be answered. */
    attend() {
      send({ type: "painted" });
      if (rosaDoes.item.part === "study") send({ type: "ready" });
      for (let by = rosaDoes.item.awaiting[0]; by; by = rosaDoes.item.awaiting[0])
        send({ type: "presented", by });
    },
    answer(how: "solve" | "fail") {
      rosaDoes.attend();
      const view = rosaDoes.item.task.taskView;
      const rules = rulesOf(view);
      const moves = how === "solve" ? rules.solve(view) : rules.fail(view, createRng("wrong"));
      for (const move of moves) {
        rosaDoes.move(move);
        if (rosaDoes.item.part !== "question") rosaDoes.attend();
      }
    },
    /** Goes on to the next item, through its instructions where there are any. */
    goOn() {
      if (state.screen === "task") send({ type: "next" });
      if (state.screen === "instructions") send({ type: "instructions_seen" });
    },
  };
  rosaDoes.goOn();
  return rosaDoes;
}

describe("a whole session", () => {
  const session = makeSession(taskTypes.map(({ typeId }) => typeId));

  test("every exercise can be solved from the first item to the last", () => {
    const patient = rosa(session);
    while (patient.state.screen === "task") {
      patient.answer("solve");
      expect(patient.item.phase, patient.item.task.taskView.type).toBe("answered");
      patient.goOn();
    }
    expect(patient.state.screen).toBe("finished");
    expect(patient.state.outcomes.map(({ task }) => task)).toEqual(session.tasks);
    expect(new Set(patient.state.outcomes.map(({ score }) => score.result))).toEqual(
      new Set(["correct"]),
    );
  });

  test("what the player scored is what its events score again", () => {
    const patient = rosa(session);
    while (patient.state.screen === "task") {
      patient.answer("fail");
      expect(patient.item.phase, patient.item.task.taskView.type).toBe("answered");
      patient.goOn();
    }
    for (const { task, events, score } of patient.state.outcomes) {
      expect(score.result, task.taskView.type).not.toBe("correct");
      expect(scoreItem(task.taskView, events)).toEqual(score);
    }
  });

  test("instructions show at the first task and when the category changes", () => {
    const patient = rosa(makeSession([1, 26, 33], 2));
    const screens: string[] = [];
    while (patient.state.screen !== "finished") {
      patient.answer("solve");
      patient.send({ type: "next" });
      screens.push(patient.state.screen);
      if (patient.state.screen === "instructions") patient.send({ type: "instructions_seen" });
    }
    expect(screens).toEqual(["task", "instructions", "task", "instructions", "task", "finished"]);
  });
});

describe("a message that the patient plays", () => {
  const message = () => rosa(makeSession([6]));
  const answer = (patient: ReturnType<typeof message>) => {
    const view = patient.item.task.taskView;
    for (const move of rulesOf(view).solve(view)) patient.move(move);
  };

  test("can be answered at once, and its time starts when it was heard out", () => {
    const patient = message();
    patient.send({ type: "painted" });
    expect(patient.item.phase).toBe("answering");
    for (let second = 0; second < 60; second += 1) patient.send({ type: "time_passed" });
    patient.send({ type: "heard_out" });
    answer(patient);
    patient.send({ type: "heard_out" });
    expect(patient.item.score?.firstResponseMs).toBe(1_000);
    expect(patient.item.events.filter(({ kind }) => kind === "onset")).toHaveLength(1);
  });

  test("is answered by a tap that comes just as it ends", () => {
    const patient = message();
    patient.send({ type: "painted" });
    const view = patient.item.task.taskView;
    const [tap] = rulesOf(view).solve(view);
    if (!tap) throw new Error("This item has a right answer.");
    const heard = play(patient.state, { type: "heard_out" }, { at: 60_000, now: noon });
    const tapped = play(heard, { type: "move", move: tap }, { at: 60_050, now: noon });
    expect(tapped.item?.viewState).not.toEqual(rulesOf(view).start(view));
  });

  test("whoever answers before its end is timed from the beginning", () => {
    const patient = message();
    patient.send({ type: "painted" });
    answer(patient);
    patient.send({ type: "heard_out" });
    expect(patient.item.score?.firstResponseMs).toBe(2_000);
    expect(patient.item.events.some(({ kind }) => kind === "onset")).toBe(false);
  });
});

describe("an item that is listened to", () => {
  const heard = () => rosa(makeSession([1, 26]));

  test("cannot be answered before it was heard out, and its time starts then", () => {
    const patient = heard();
    const view = patient.item.task.taskView;
    const [choose] = rulesOf(view).solve(view);
    if (!choose) throw new Error("This item has a right answer.");
    patient.send({ type: "painted" });
    patient.move(choose);
    expect(patient.item).toMatchObject({ phase: "presenting", events: [] });

    patient.send({ type: "presented", by: "voice" });
    patient.move(choose);
    expect(patient.item.phase).toBe("answered");
    expect(patient.item.score).toMatchObject({ result: "correct", firstResponseMs: 1000 });
    expect(patient.item.events.map(({ kind }) => kind)).toEqual(["onset", "choose"]);
  });

  test("can be heard again for free, also before the answer", () => {
    const patient = heard();
    patient.attend();
    patient.send({ type: "replay", what: "stimulus" });
    patient.answer("solve");
    expect(patient.item.score).toMatchObject({ result: "correct", replayCount: 1 });
  });

  test("is right with help after a hint, and the hint goes with the answer", () => {
    const patient = heard();
    patient.attend();
    const [hint] = hintsOf(patient.item);
    if (!hint) throw new Error("This item allows hints.");
    patient.send({ type: "hint", target: hint.part });
    patient.send({ type: "hint", target: "nothing of this item" });
    expect(patient.item.hinted).toEqual([hint]);
    patient.send({ type: "hint", target: hint.part });
    expect(hintsOf(patient.item), "it stands: once more it would show nothing").toEqual([]);
    patient.answer("solve");
    expect(patient.item.score).toMatchObject({ result: "correct_w_help", hintCount: 1 });
    expect(patient.item.hinted).toEqual([]);
  });
});

describe("answers", () => {
  test("in the first 200 ms after the painting are not answers", () => {
    let state = play(
      newPlayer,
      { type: "loaded", session: makeSession([26]), answeredTaskIds: [] },
      { at: 0, now: noon },
    );
    state = play(state, { type: "instructions_seen" }, { at: 0, now: noon });
    const view = state.item?.task.taskView;
    const [choose] = view ? rulesOf(view).solve(view) : [];
    if (!choose) throw new Error("This item has a right answer.");
    state = play(state, { type: "move", move: choose }, { at: 150, now: noon });
    expect(state.item?.phase).toBe("answering");
    state = play(state, { type: "move", move: choose }, { at: 900, now: noon });
    expect(state.item?.score).toMatchObject({ result: "correct", lastResponseMs: 900 });
  });

  test("change nothing once the item is answered", () => {
    const patient = rosa(makeSession([26]));
    patient.answer("fail");
    const { item, outcomes } = patient.state;
    patient.answer("solve");
    patient.send({ type: "replay", what: "instructions" });
    patient.send({ type: "skip", scope: "single", reason: "TooHard" });
    expect(outcomes).toHaveLength(1);
    expect(patient.state.outcomes).toEqual(outcomes);
    expect(patient.state.item).not.toBe(item);
  });

  test("that are spoken are not handed in while somebody listens to them", () => {
    const patient = rosa(makeSession([54]));
    patient.attend();
    expect([stepOf(patient.item), stepOf(patient.item, true)]).toEqual(["wait", "wait"]);
    patient.move({ kind: "record", durationMs: 1_500 });
    expect(stepOf(patient.item, true)).toBe("wait");
    expect(stepOf(patient.item), "nobody listens, or could tell").toBe("notRight");
    patient.move({ kind: "heard", correct: true });
    expect(stepOf(patient.item, true)).toBe("next");
    expect(patient.item.score?.result).toBe("correct");
  });

  test("keep the cue that was asked for last through a reload", () => {
    const patient = rosa(makeSession([51]));
    patient.attend();
    const { task } = patient.item;
    const [first, second] = task.taskView.cues;
    expect(askedCue(patient.item)).toBeUndefined();
    for (const cue of [first!, second!]) patient.send({ type: "cue", cue: cue.type });
    patient.send({ type: "home" });
    const again = startItem(task, { taskId: task.taskId, events: patient.item.events });
    expect(askedCue(again)).toEqual(second);
  });

  test("that are typed are kept as the first and the last of each run, and handed in by Check", () => {
    const patient = rosa(makeSession([33]));
    const { answers } = patient.item.task.taskView as { answers: number[] };
    const figures = String(answers[0]);
    patient.send({ type: "painted" });
    expect(stepOf(patient.item)).toBe("wait");
    for (const text of ["7", "77", "777", "77", "7", figures])
      patient.move({ kind: "enter", text });
    patient.send({ type: "replay", what: "instructions" });
    patient.move({ kind: "enter", text: figures });
    expect(stepOf(patient.item)).toBe("check");
    patient.move({ kind: "done" });
    expect(stepOf(patient.item)).toBe("next");
    const kinds = patient.item.events.map(({ kind }) => kind);
    expect(kinds).toEqual(["enter", "enter", "replay", "enter", "done"]);
    expect(patient.item.score?.result).toBe("correct");
    // Painted in the 1st second, first figure in the 2nd, Check in the 10th.
    const { firstResponseMs, lastResponseMs } = patient.item.score ?? {};
    expect([firstResponseMs, lastResponseMs]).toEqual([2_000, 10_000]);
    expect(patient.item.events[1]).toMatchObject({ text: figures });
  });

  test("that are typed too soon after the painting do not begin the typing", () => {
    const [task] = makeSession([33]).tasks;
    let item = startItem(task!);
    for (const [at, text] of [
      [100, "1"],
      [400, "12"],
      [900, "123"],
      [1_500, "12"],
    ] as const)
      item = applyMove(item, { kind: "enter", text }, at);
    item = applyMove(item, { kind: "done" }, 2_000);
    expect(item.events.map(({ at }) => at)).toEqual([400, 1_500, 2_000]);
    expect(item.score).toMatchObject({ firstResponseMs: 400, lastResponseMs: 2_000 });
  });

  test("that are spoken end the item once they are recognised, and not before", () => {
    const patient = rosa(makeSession([51]));
    patient.attend();
    patient.send({ type: "move", move: { kind: "heard", correct: true } });
    patient.move({ kind: "record", durationMs: 900 });
    patient.send({ type: "move", move: { kind: "heard", correct: false } });
    expect(patient.item.phase).toBe("answering");
    patient.move({ kind: "record", durationMs: 900 });
    const spokenAt = patient.item.events.at(-1)?.at;
    patient.send({ type: "move", move: { kind: "heard", correct: true } });
    expect(patient.item.phase).toBe("answered");
    expect(patient.item.score).toMatchObject({ result: "correct", lastResponseMs: spokenAt });
  });
});

describe("skipping", () => {
  const session = makeSession([26, 33, 1], 3);

  test("this item goes to the next of the same kind, with the reason", () => {
    const patient = rosa(session);
    patient.send({ type: "painted" });
    patient.send({ type: "skip", scope: "single", reason: "TooHard" });
    expect(patient.state).toMatchObject({ screen: "task", position: 1 });
    expect(patient.state.outcomes).toMatchObject([
      { skipType: "SINGLE_ITEM", skipReason: "TooHard", score: { accuracy: null, result: null } },
    ]);
  });

  test("all like this one jumps to the next exercise and records all it passes", () => {
    const patient = rosa(session);
    patient.answer("solve");
    patient.goOn();
    patient.send({ type: "skip", scope: "all", reason: "DontLike" });
    expect(patient.state).toMatchObject({ screen: "instructions", position: 3 });
    expect(patient.state.outcomes.map(({ skipType }) => skipType)).toEqual([
      "NONE",
      "SKIP_ALL",
      "SKIP_ALL",
    ]);
    expect(patient.state.outcomes.map(({ task }) => task.taskId)).toEqual(
      session.tasks.slice(0, 3).map(({ taskId }) => taskId),
    );
  });

  test("all of the last exercise ends the session", () => {
    const patient = rosa(makeSession([26]));
    patient.send({ type: "skip", scope: "all", reason: "Other" });
    expect(patient.state.screen).toBe("finished");
    expect(patient.state.outcomes).toHaveLength(2);
  });
});

describe("leaving and coming back", () => {
  test("what another device has done meanwhile is left out after a break, and all of it ends the session", () => {
    const session = makeSession([51], 4);
    const [first, second, third, fourth] = session.tasks.map(({ taskId }) => taskId);
    const patient = rosa(session);
    patient.goOn();
    patient.answer("solve");
    patient.goOn();
    patient.attend();
    patient.send({ type: "answered_elsewhere", taskIds: [first!, second!] });
    expect(patient.item.task.taskId, "what is under the hand stays").toBe(second);
    patient.send({ type: "home" });
    patient.send({ type: "answered_elsewhere", taskIds: [third!] });
    patient.send({ type: "resume" });
    expect(patient.item.task.taskId).toBe(second);
    patient.answer("solve");
    patient.goOn();
    expect(patient.item.task.taskId).toBe(fourth);
    patient.send({ type: "home" });
    patient.send({ type: "answered_elsewhere", taskIds: [fourth!] });
    expect(patient.state.screen).toBe("finished");
  });

  test("Home pauses and Continue goes on with the same item as it was", () => {
    const patient = rosa(makeSession([38]));
    patient.attend();
    const [first] = rulesOf(patient.item.task.taskView).solve(patient.item.task.taskView);
    if (!first) throw new Error("This item has a right answer.");
    patient.move(first);
    const before = patient.item.viewState;
    patient.send({ type: "home" });
    expect(patient.state.screen).toBe("welcome");
    patient.move(first);
    patient.send({ type: "resume" });
    expect(patient.state.screen).toBe("task");
    expect(patient.item.viewState).toEqual(before);
    expect(patient.item.events.map(({ kind }) => kind)).toEqual(["tap", "pause", "resume"]);
  });

  test("Home after the last answer is the end: there is nothing to come back to", () => {
    const patient = rosa(makeSession([26], 2));
    patient.goOn();
    patient.answer("solve");
    patient.send({ type: "home" });
    expect(patient.state.screen, "another one is to come").toBe("welcome");
    patient.send({ type: "resume" });
    patient.goOn();
    patient.answer("solve");
    patient.send({ type: "home" });
    expect(patient.state.screen).toBe("finished");
    expect(patient.state.outcomes).toHaveLength(2);
  });

  test("a session begins at the first task without a result, from here or from elsewhere", () => {
    const session = makeSession([26], 4);
    const [first, second] = session.tasks.map(({ taskId }) => taskId);
    const patient = rosa(
      { ...session, answeredTaskIds: [String(first)] },
      { answeredTaskIds: [String(second)] },
    );
    expect(patient.state.position).toBe(2);
  });

  test("a reload goes on in the middle of the item, without its instructions", () => {
    const session = makeSession([38]);
    const [task] = session.tasks;
    if (!task) throw new Error("The session has tasks.");
    const [first] = rulesOf(task.taskView).solve(task.taskView);
    const events = [{ ...first, at: 3000 }] as TaskEvent[];
    const draft = { taskId: task.taskId, events };
    const stamp = { at: 0, now: noon };
    const state = play(newPlayer, { type: "loaded", session, answeredTaskIds: [], draft }, stamp);
    expect(state).toMatchObject({ screen: "task", item: { events, reachedAt: 3000 } });
  });

  test("a session whose tasks all have results is finished", () => {
    const session = makeSession([26]);
    const answeredTaskIds = session.tasks.map(({ taskId }) => taskId);
    expect(rosa(session, { answeredTaskIds }).state.screen).toBe("finished");
  });
});

test("a lost network changes nothing but the word about it", () => {
  const patient = rosa(makeSession([26]));
  const before = patient.state;
  patient.send({ type: "network", isOffline: true });
  expect(patient.state).toEqual({ ...before, isOffline: true });
});

test("a missing picture is written down, and the item can be skipped for it", () => {
  const patient = rosa(makeSession([26]));
  patient.send({ type: "media_failed", what: "/content/pictures/gone.svg" });
  patient.send({ type: "skip", scope: "single", reason: "MissingResources" });
  expect(patient.state.outcomes[0]).toMatchObject({
    skipReason: "MissingResources",
    events: [{ kind: "media_failed", what: "/content/pictures/gone.svg" }],
  });
});

test("the record fits the wire, bears the server's uuid, and its times are the server's", () => {
  const patient = rosa(makeSession([1]));
  patient.answer("solve");
  const [outcome] = patient.state.outcomes;
  if (!outcome) throw new Error("The item was answered.");
  const record = resultRecord(outcome, {
    patientId: "00000000-0000-4000-8000-000000000001",
    userId: "00000000-0000-4000-8000-000000000001",
    clockOffsetMs: 90_000,
    settings: defaultSettings,
    versions: new Map([[1, 3]]),
    device: { hardware: "touch", system: "Linux", browser: "Firefox" },
  });
  expect(taskResult.safeParse(record).error).toBeUndefined();
  expect(record.uuid).toBe(outcome.task.responseId);
  expect(record).toMatchObject({ accuracy: 100, skipType: "NONE", sendAttempts: 0 });
  expect(Date.parse(record.endTime)).toBe(outcome.endedAt + 90_000);
  expect(Date.parse(record.endTime) - Date.parse(record.startTime)).toBe(outcome.lastedMs);
  const additional = JSON.parse(record.additionalDataJson);
  expect(additional).toMatchObject({ taskTypeVersion: 3, clockOffsetMs: 90_000 });
  expect(additional.events).toEqual(outcome.events);
});
