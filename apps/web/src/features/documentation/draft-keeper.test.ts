import { CallError } from "@regain/contract/client";
import type { NoteDraft } from "@regain/contract/entities/note";
import { expect, it } from "vitest";
import { draftKeeper, type KeptDraft } from "./draft-keeper.ts";
import { type Texts, tooLong, toSections } from "./note-texts.ts";

const draft = (version: number, texts: Texts, changedBy = "Jim"): NoteDraft => ({
  version,
  sections: toSections(texts),
  changedBy,
  changedAt: "2026-03-02T15:00:00Z",
  isOpen: true,
  latest: null,
});

/** A server with one note, and a device; what is deferred runs when the test says so. */
function desk(present = draft(0, {}), kept?: KeptDraft) {
  const server = { present, isUp: true, calls: 0 };
  const device = { kept };
  let waiting: (() => void) | undefined;
  const open = () =>
    draftKeeper(server.present, {
      send: async (version, texts) => {
        server.calls += 1;
        if (!server.isUp) throw new CallError(0, "network", "");
        if (version !== server.present.version)
          throw new CallError(409, "stale-version", "", {
            error: "stale-version",
            current: server.present,
          } as never);
        server.present = draft(version + 1, texts, "Dana");
        return server.present;
      },
      kept: device.kept,
      keep: (next) => {
        device.kept = next;
      },
      later: (then) => {
        waiting = then;
      },
    });
  return { server, device, open, isWaiting: () => waiting !== undefined };
}

it("keeps every letter on the device until the server has it", async () => {
  const { server, device, open } = desk();
  const keeper = open();
  keeper.type("plan", "Go");
  expect(device.kept?.mine).toMatchObject({ plan: "Go" });
  expect(keeper.get().status).toBe("unsaved");
  expect(await keeper.save()).toBe(true);
  expect(keeper.get()).toMatchObject({ status: "saved", version: 1 });
  expect(device.kept).toBeUndefined();
  expect(server.present.sections).toContainEqual({ id: "plan", text: "Go" });
  expect(await keeper.save()).toBe(true);
  expect(server.calls).toBe(1);
});

it("what is typed while it is sent is sent after it", async () => {
  const { server, open } = desk();
  const keeper = open();
  keeper.type("plan", "Go");
  const saved = keeper.save();
  keeper.type("plan", "Go on.");
  expect(await saved).toBe(true);
  expect(server.present).toMatchObject({ version: 2, sections: [{ id: "plan", text: "Go on." }] });
});

it("without a network it stays on the device, and comes back with the page", async () => {
  const { server, device, open, isWaiting } = desk();
  const keeper = open();
  server.isUp = false;
  keeper.type("plan", "Go on.");
  expect(await keeper.save()).toBe(false);
  expect(keeper.get().status).toBe("offline");
  const again = open();
  expect(again.get()).toMatchObject({ status: "unsaved", texts: { plan: "Go on." } });
  expect(isWaiting()).toBe(true);
  server.isUp = true;
  expect(await again.save()).toBe(true);
  expect(device.kept).toBeUndefined();
});

it("what somebody else wrote into other sections is taken in", async () => {
  const { server, open } = desk(draft(1, { subjective: "Fine." }));
  const keeper = open();
  keeper.type("plan", "Go on.");
  server.present = draft(2, { subjective: "Fine.", assessment: "Better." });
  expect(await keeper.save()).toBe(true);
  expect(keeper.get()).toMatchObject({
    status: "saved",
    version: 3,
    joinedBy: "Jim",
    texts: { subjective: "Fine.", assessment: "Better.", plan: "Go on." },
  });
});

it("where both wrote, nothing is sent before it is settled, and nothing is lost", async () => {
  const { server, device, open } = desk(draft(1, { plan: "Go on." }));
  const keeper = open();
  keeper.type("plan", "Stop.");
  server.present = draft(2, { plan: "Twice a week." });
  expect(await keeper.save()).toBe(false);
  expect(keeper.get()).toMatchObject({
    clash: { by: "Jim", sections: ["plan"], theirs: { plan: "Twice a week." } },
    texts: { plan: "Stop." },
  });
  expect(device.kept?.mine).toEqual({ plan: "Stop." });
  expect(server.calls).toBe(1);
  keeper.resolve({ plan: "both" });
  expect(await keeper.save()).toBe(true);
  expect(server.present.sections).toEqual([{ id: "plan", text: "Twice a week.\nStop." }]);
});

it("what is too long together is not sent before it is shortened, and stays on the device", async () => {
  const [half, rest] = ["x".repeat(6_300), "y".repeat(4_500)];
  const { server, device, open } = desk(draft(1, { plan: "Go on." }));
  const keeper = open();
  keeper.type("plan", half);
  server.present = draft(2, { plan: rest });
  await keeper.save();
  const { calls } = server;
  keeper.resolve({ plan: "both" });
  expect(keeper.get()).toMatchObject({ status: "too-long", clash: undefined });
  expect(tooLong(keeper.get().texts)).toEqual(["plan"]);
  expect(await keeper.save()).toBe(false);
  expect(keeper.get()).toMatchObject({ status: "too-long", error: undefined });
  expect(server.calls).toBe(calls);
  expect(device.kept?.mine.plan).toBe(`${rest}\n${half}`);
  expect(open().get().status).toBe("too-long");
  keeper.type("plan", half);
  expect(await keeper.save()).toBe(true);
  expect(keeper.get().status).toBe("saved");
});

it("a reload while the clash is asked asks it again, and theirs is not written over", async () => {
  const { server, device, open, isWaiting } = desk(draft(1, { plan: "Go on." }));
  const keeper = open();
  keeper.type("plan", "Stop.");
  server.present = draft(2, { plan: "Twice a week.", assessment: "Better." });
  expect(await keeper.save()).toBe(false);
  keeper.type("subjective", "Fine.");
  const calls = server.calls;
  const again = open();
  expect(again.get()).toMatchObject({
    clash: { by: "Jim", sections: ["plan"], theirs: { plan: "Twice a week." } },
    texts: { plan: "Stop.", assessment: "Better.", subjective: "Fine." },
  });
  expect(await again.save()).toBe(false);
  expect(server.calls).toBe(calls);
  again.resolve({ plan: "theirs" });
  expect(isWaiting()).toBe(true);
  expect(await again.save()).toBe(true);
  expect(Object.fromEntries(server.present.sections.map(({ id, text }) => [id, text]))).toEqual({
    plan: "Twice a week.",
    assessment: "Better.",
    subjective: "Fine.",
  });
  expect(device.kept).toBeUndefined();
});

it("who meets a third writer while a clash is asked is asked about what stands now", async () => {
  const { server, open } = desk(draft(1, { plan: "Go on." }));
  const keeper = open();
  keeper.type("plan", "Stop.");
  server.present = draft(2, { plan: "Twice a week." });
  await keeper.save();
  server.present = draft(3, { plan: "Daily." }, "Ann");
  keeper.meet(server.present);
  expect(keeper.get().clash).toMatchObject({ by: "Ann", theirs: { plan: "Daily." } });
  keeper.resolve({ plan: "both" });
  expect(await keeper.save()).toBe(true);
  expect(server.present.sections).toEqual([{ id: "plan", text: "Daily.\nStop." }]);
});

it("what a colleague signs while one writes is told, and what is known already is not", async () => {
  const first = { number: 1, signedBy: "Jim", signedAt: "2026-03-02T16:00:00Z" };
  const { server, open } = desk({ ...draft(1, { plan: "Go on." }), latest: first });
  const keeper = open();
  keeper.type("subjective", "Fine.");
  expect(await keeper.save()).toBe(true);
  expect(keeper.get().signed).toBeUndefined();
  keeper.type("subjective", "Better.");
  const second = { ...first, number: 2 };
  server.present = { ...draft(5, { subjective: "Fine.", plan: "Daily." }), latest: second };
  expect(await keeper.save()).toBe(true);
  expect(keeper.get()).toMatchObject({ signed: second, joinedBy: "Jim", status: "saved" });
});

it("an answer that was lost on its way is no clash", async () => {
  const { server, open } = desk(draft(1, { plan: "Go on." }));
  const keeper = open();
  keeper.type("plan", "Stop.");
  server.present = draft(2, { plan: "Stop." }, "Dana");
  expect(await keeper.save()).toBe(true);
  expect(keeper.get()).toMatchObject({ status: "saved", version: 2, clash: undefined });
});

it("what was kept rests on an older draft: it meets the present one", () => {
  const kept = { version: 1, base: { plan: "Go on." }, mine: { plan: "Stop." } };
  const keeper = desk(draft(2, { plan: "Twice a week." }), kept).open();
  expect(keeper.get()).toMatchObject({ clash: { sections: ["plan"] }, texts: { plan: "Stop." } });
  const settled = desk(draft(2, { plan: "Stop." }), kept);
  expect(settled.open().get()).toMatchObject({ status: "saved", clash: undefined });
  expect(settled.device.kept).toBeUndefined();
});
