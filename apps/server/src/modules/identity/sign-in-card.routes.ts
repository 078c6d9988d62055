import { createSignInCard } from "@regain/contract/calls/identity/create-sign-in-card";
import { revokeSignInCard } from "@regain/contract/calls/identity/revoke-sign-in-card";
import { signInCard } from "@regain/contract/calls/identity/sign-in-card";
import type { FastifyInstance } from "fastify";
import { mount } from "../../lib/http/mount.ts";
import { requireActivePatient } from "../caseload/active-patient.service.ts";
import { findLatestCard, revokeCards } from "./link-token.store.ts";
import { cardOnTheWire, createCard } from "./sign-in-card.service.ts";

export function signInCardRoutes(app: FastifyInstance): void {
  const { publicUrl } = app.services.config;

  mount(
    app,
    signInCard,
  )(async ({ params }, { actor, db }) => {
    const found = await db.withActor(actor, (trx) => findLatestCard(trx, params.id));
    return { status: 200, body: cardOnTheWire(found) };
  });

  mount(
    app,
    createSignInCard,
  )(async ({ params }, { actor, db, now }) => ({
    status: 200,
    body: await createCard(db, actor, params.id, publicUrl, now),
  }));

  mount(
    app,
    revokeSignInCard,
  )(async ({ params }, { actor, db, now }) => {
    await db.withActor(actor, async (trx) => {
      if (actor.type === "clinician") await requireActivePatient(trx, actor.userId, params.id);
      await revokeCards(trx, params.id, now);
    });
    return { status: 200, body: {} };
  });
}
