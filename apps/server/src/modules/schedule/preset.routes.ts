import { addPreset as addPresetCall } from "@regain/contract/calls/presets/add-preset";
import { changePreset as changePresetCall } from "@regain/contract/calls/presets/change-preset";
import { listPresets } from "@regain/contract/calls/presets/list-presets";
import { removePreset as removePresetCall } from "@regain/contract/calls/presets/remove-preset";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { staleVersion } from "../../lib/http/stale-version.ts";
import { addPreset, changePreset, presetsFor, removePreset } from "./preset.service.ts";

export function presetRoutes(app: FastifyInstance): void {
  mount(
    app,
    listPresets,
  )(async ({ query }, { actor, db }) => ({
    status: 200,
    body: await db.withActor(actor, (trx) => presetsFor(trx, actor.userId, query.page)),
  }));

  mount(
    app,
    addPresetCall,
  )(async ({ body }, { actor, db, now }) => ({
    status: 201,
    body: await db.withActor(actor, (trx) => addPreset(trx, actor.userId, body, now)),
  }));

  mount(
    app,
    changePresetCall,
  )(async ({ params: { presetId }, body: { version, ...change } }, { actor, db, now, req }) => {
    const { isSaved, preset } = await db.withActor(actor, (trx) =>
      changePreset(trx, actor.userId, { presetId, version }, change, now),
    );
    return isSaved
      ? { status: 200, body: preset }
      : { status: 409, body: { ...staleVersion(req), current: preset } };
  });

  mount(
    app,
    removePresetCall,
  )(async ({ params: { presetId } }, { actor, db }) => {
    await db.withActor(actor, (trx) => removePreset(trx, actor.userId, presetId));
    return { status: 200, body: {} };
  });
}
