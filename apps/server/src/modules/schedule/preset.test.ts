import { addPreset } from "@regain/contract/calls/presets/add-preset";
import { changePreset } from "@regain/contract/calls/presets/change-preset";
import { listPresets } from "@regain/contract/calls/presets/list-presets";
import { removePreset } from "@regain/contract/calls/presets/remove-preset";
import { refusalOf } from "@regain/contract/client";
import type { CallInput } from "@regain/contract/endpoint";
import { maxPresets } from "@regain/contract/entities/schedule-preset";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addClinician, addInstitution } from "../../builders/people.ts";
import { refusal } from "../../testing/practising-patient.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const lines = [{ taskTypeId: 33, taskCount: 5, taskLevel: 2 }];
type Change = Omit<CallInput<typeof changePreset>["body"], "version"> & { version?: number };

async function callsOf(id: string) {
  const call = server.client(await server.tokenFor(id));
  return {
    add: (own: Partial<CallInput<typeof addPreset>["body"]> = {}) =>
      call(addPreset, { body: { name: "Evening", isShared: false, lines, ...own } }),
    change: (presetId: string, { version = 1, ...change }: Change) =>
      call(changePreset, { params: { presetId }, body: { version, ...change } }),
    remove: (presetId: string) => call(removePreset, { params: { presetId } }),
    list: (page = 1) => call(listPresets, { query: { page: String(page) } }),
    names: async () => (await call(listPresets, { query: {} })).presets.map(({ name }) => name),
  };
}

let count = 0;

/** Dana and Mara from one institution, Nils from none, Otis from another. */
async function clinic() {
  const n = ++count;
  const ids = await server.seed(async (trx) => {
    const harbor = await addInstitution(trx, { name: "Harbor Rehabilitation" });
    const maple = await addInstitution(trx, { name: "Maple Rehabilitation" });
    const add = (username: string, institution_id: string | null) =>
      addClinician(trx, { username: `${username}${n}`, first_name: username, institution_id });
    return {
      dana: await add("dana", harbor),
      mara: await add("mara", harbor),
      nils: await add("nils", null),
      otis: await add("otis", maple),
    };
  });
  return {
    dana: await callsOf(ids.dana),
    mara: await callsOf(ids.mara),
    nils: await callsOf(ids.nils),
    otis: await callsOf(ids.otis),
  };
}

test("a preset is kept, changed and removed by its author", async () => {
  const { dana } = await clinic();
  const made = await dana.add();
  expect(made).toMatchObject({
    name: "Evening",
    isOwn: true,
    isShared: false,
    authorName: "dana",
    version: 1,
    lines: [
      { taskTypeId: 33, displayName: "Arithmetic", taskCount: 5, taskLevel: 2, maxLevel: 12 },
    ],
  });
  const renamed = await dana.change(made.presetId, { name: "Morning" });
  expect(renamed).toEqual({ ...made, name: "Morning", version: 2, changedAt: renamed.changedAt });
  const other = [{ taskTypeId: 1, taskCount: 3, taskLevel: 1 }];
  await dana.change(made.presetId, { version: 2, lines: other });
  expect((await dana.list()).presets).toMatchObject([{ version: 3, lines: other }]);
  await dana.remove(made.presetId);
  expect(await dana.names()).toEqual([]);
  expect(await refusal(dana.remove(made.presetId))).toEqual([404, "not-found"]);
});

test("shared, colleagues of the institution can use it and nobody else sees it", async () => {
  const { dana, mara, nils, otis } = await clinic();
  const { presetId } = await dana.add();
  expect(await mara.names()).toEqual([]);
  await dana.change(presetId, { isShared: true });
  const seen = await mara.list();
  expect(seen).toMatchObject({
    institutionName: "Harbor Rehabilitation",
    presets: [{ presetId, isOwn: false, isShared: true, authorName: "dana" }],
  });
  for (const stranger of [nils, otis]) {
    expect(await stranger.names()).toEqual([]);
    expect(await refusal(stranger.change(presetId, { version: 2, name: "X" }))).toEqual([
      404,
      "not-found",
    ]);
    expect(await refusal(stranger.remove(presetId))).toEqual([404, "not-found"]);
  }
  expect(await refusal(mara.change(presetId, { version: 2, name: "X" }))).toEqual([
    403,
    "forbidden",
  ]);
  expect(await refusal(mara.remove(presetId))).toEqual([403, "forbidden"]);
  await dana.change(presetId, { version: 2, isShared: false });
  expect(await mara.names()).toEqual([]);
});

test("whoever belongs to no institution shares with nobody", async () => {
  const { nils } = await clinic();
  expect((await nils.list()).institutionName).toBeNull();
  expect(await refusal(nils.add({ isShared: true }))).toEqual([409, "no-institution"]);
  const { presetId } = await nils.add();
  expect(await refusal(nils.change(presetId, { isShared: true }))).toEqual([409, "no-institution"]);
});

test("a change that rests on an older version is refused with the present one", async () => {
  const { dana } = await clinic();
  const { presetId } = await dana.add();
  await dana.change(presetId, { name: "Morning" });
  const error: unknown = await dana.change(presetId, { name: "Noon" }).catch((one: unknown) => one);
  expect(refusalOf<typeof changePreset>(error)).toMatchObject({
    error: "stale-version",
    current: { name: "Morning", version: 2 },
  });
  expect(await dana.names()).toEqual(["Morning"]);
});

test("saved again after its answer got lost, it is the same preset", async () => {
  const { dana, mara } = await clinic();
  const made = await dana.add();
  expect(await dana.add()).toEqual(made);
  const others = [
    { isShared: true },
    { lines: [{ taskTypeId: 33, taskCount: 5, taskLevel: 3 }] },
    { name: "evening" },
  ];
  for (const other of others)
    expect(await refusal(dana.add(other))).toEqual([409, "preset-name-in-use"]);
  expect((await mara.add()).presetId).not.toBe(made.presetId);
  expect(await dana.names()).toEqual(["Evening"]);
});

test("names are the author's own, however they are capitalised", async () => {
  const { dana, mara } = await clinic();
  const { presetId } = await dana.add();
  expect(await refusal(dana.add({ name: " EVENING " }))).toEqual([409, "preset-name-in-use"]);
  await dana.add({ name: "Morning" });
  expect(await refusal(dana.change(presetId, { name: "morning" }))).toEqual([
    409,
    "preset-name-in-use",
  ]);
  await dana.change(presetId, { name: "EVENING" });
  await mara.add();
  const twice = await Promise.allSettled([mara.add({ name: "Noon" }), mara.add({ name: "noon" })]);
  expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("lines are judged like those of a schedule, and nothing is half kept", async () => {
  const { dana } = await clinic();
  const wrong: readonly [typeof lines, readonly [number, string]][] = [
    [[], [400, "malformed-request"]],
    [
      [...lines, ...lines],
      [422, "task-twice"],
    ],
    [[{ ...lines[0]!, taskTypeId: 999 }], [422, "unknown-task-type"]],
    [[{ ...lines[0]!, taskLevel: 13 }], [422, "level-out-of-range"]],
    [[{ ...lines[0]!, taskCount: 26 }], [400, "malformed-request"]],
  ];
  const { presetId } = await dana.add();
  for (const [list, expected] of wrong) {
    expect(await refusal(dana.add({ name: "Wrong", lines: list }))).toEqual(expected);
    expect(await refusal(dana.change(presetId, { name: "Wrong", lines: list }))).toEqual(expected);
  }
  expect(await dana.names()).toEqual(["Evening"]);
  expect(await refusal(dana.add({ name: " " }))).toEqual([400, "malformed-request"]);
});

test("nobody keeps more than a hundred", async () => {
  const { dana } = await clinic();
  for (let index = 0; index < maxPresets; index++) await dana.add({ name: `Preset ${index}` });
  expect(await refusal(dana.add({ name: "One more" }))).toEqual([409, "too-many-presets"]);
  const pages = await Promise.all([1, 2, 3].map((page) => dana.list(page)));
  expect(pages).toMatchObject([
    { page: 1, pageSize: 50, total: maxPresets },
    { page: 2, pageSize: 50, total: maxPresets },
    { page: 2, total: maxPresets },
  ]);
  const names = pages.slice(0, 2).flatMap(({ presets }) => presets.map(({ name }) => name));
  expect(new Set(names).size).toBe(maxPresets);
});
