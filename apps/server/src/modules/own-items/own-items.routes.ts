import { accountName } from "@regain/contract/full-name";
import { addOwnItem } from "@regain/contract/calls/own-items/add-own-item";
import { changeOwnItem } from "@regain/contract/calls/own-items/change-own-item";
import { ownItemPhoto } from "@regain/contract/calls/own-items/own-item-photo";
import { ownItemVoice } from "@regain/contract/calls/own-items/own-item-voice";
import { ownItems } from "@regain/contract/calls/own-items/own-items";
import { removeOwnItem } from "@regain/contract/calls/own-items/remove-own-item";
import { maxRecordingBytes } from "@regain/contract/entities/recording";
import { maxPhotoBytes } from "@regain/contract/own-item-limits";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { staleVersion } from "../../lib/http/stale-version.ts";
import { loadPatient } from "../patient.store.ts";
import {
  addItem,
  changeItem,
  ownFile,
  ownItemsOf,
  removeItem,
  requireListIsTheirs,
} from "./own-items.service.ts";

/** Both files, and what a form adds around them. */
const formLimit = maxPhotoBytes + maxRecordingBytes + 2 ** 16;

export function ownItemsRoutes(app: FastifyInstance): void {
  const { objects } = app.services;

  mount(
    app,
    ownItems,
  )(async ({ params }, { actor, db }) => ({
    status: 200,
    body: await db.withActor(actor, async (trx) => ({
      patientName: accountName(await loadPatient(trx, params.id)),
      items: await ownItemsOf(trx, params.id),
    })),
  }));

  mount(app, addOwnItem, { bodyLimit: formLimit })(
    async ({ params, form: { fields, files } }, { actor, db, now, turn }) => ({
      status: 201,
      body: await addItem({ db, objects, turn }, actor, params.id, { ...fields, ...files }, now),
    }),
  );

  mount(
    app,
    changeOwnItem,
  )(async ({ params: { id, itemId }, body }, { actor, db, now, req }) => {
    const { item, isStale } = await db.withActor(actor, async (trx) => {
      await requireListIsTheirs(trx, actor, id);
      return changeItem(trx, { patientId: id, itemId }, body, now);
    });
    if (isStale) return { status: 409, body: { ...staleVersion(req), current: item } };
    return { status: 200, body: item };
  });

  mount(
    app,
    removeOwnItem,
  )(async ({ params: { id, itemId } }, { actor, db, now }) => {
    await db.withActor(actor, async (trx) => {
      await requireListIsTheirs(trx, actor, id);
      await removeItem(trx, id, itemId, now);
    });
    return { status: 200, body: {} };
  });

  mount(
    app,
    ownItemPhoto,
  )(async ({ params: { id, itemId } }, { actor, db }) => {
    const place = { patientId: id, itemId };
    const file = await ownFile({ db, objects }, actor, place, "photo.jpg");
    return { status: 200, body: new Blob([file], { type: ownItemPhoto.mediaType }) };
  });

  mount(
    app,
    ownItemVoice,
  )(async ({ params: { id, itemId } }, { actor, db }) => {
    const place = { patientId: id, itemId };
    const file = await ownFile({ db, objects }, actor, place, "voice.wav");
    return { status: 200, body: new Blob([file], { type: ownItemVoice.mediaType }) };
  });
}
