import { changeInstitution } from "@regain/contract/calls/license/change-institution";
import { changeSignInSettings } from "@regain/contract/calls/license/change-sign-in-settings";
import { institutionLogo } from "@regain/contract/calls/license/institution-logo";
import { loadInstitution } from "@regain/contract/calls/license/load-institution";
import { removeInstitutionLogo } from "@regain/contract/calls/license/remove-institution-logo";
import { setInstitutionLogo } from "@regain/contract/calls/license/set-institution-logo";
import { loadSignInSettings } from "@regain/contract/calls/license/sign-in-settings";
import { testSignInSettings } from "@regain/contract/calls/license/test-sign-in-settings";
import { maxLogoBytes } from "@regain/contract/entities/institution-logo";
import type { FastifyInstance } from "fastify";
import { mount } from "../../../lib/http/mount.ts";
import { staleVersion } from "../../../lib/http/stale-version.ts";
import { requireFreshProofNow } from "../../identity/fresh-proof.service.ts";
import { signInPlaceFrom } from "../../identity/sign-in-place.rules.ts";
import { logoFile, removeLogo, setLogo } from "./logo.service.ts";
import { concernsSignIn } from "./settings.rules.ts";
import { changeSettings, settingsOf } from "./settings.service.ts";
import { changeSignIn, signInSettingsOf, testSignIn } from "./sso.service.ts";

/** A new logo has another URL, so this one never shows anything else. */
const keptForGood = "public, max-age=31536000, immutable";

export function institutionSettingsRoutes(app: FastifyInstance): void {
  const { database: db, objects, keys, jobs, config } = app.services;
  const logos = { db, objects, version: config.apiVersion };
  const letters = { jobs, publicUrl: config.publicUrl };
  const signIn = { db, keys, letters, ourSide: signInPlaceFrom(config) };

  mount(
    app,
    loadInstitution,
  )(async ({ params: { id } }, { actor }) => ({
    status: 200,
    body: await db.withActor(actor, (trx) => settingsOf(trx, id)),
  }));

  mount(
    app,
    changeInstitution,
  )(async ({ params: { id }, body }, { actor, now, req }) => {
    if (concernsSignIn(body)) await requireFreshProofNow(db, actor, now);
    const { isSaved, settings } = await db.withActor(actor, (trx) => changeSettings(trx, id, body));
    return isSaved
      ? { status: 200, body: settings }
      : { status: 409, body: { ...staleVersion(req), current: settings } };
  });

  mount(app, setInstitutionLogo, { bodyLimit: maxLogoBytes + 2 ** 16 })(
    async ({ params: { id }, form: { files } }, { actor, now, turn }) => ({
      status: 200,
      body: await setLogo(logos, actor, { id, file: files.logo, turn }, now),
    }),
  );

  mount(
    app,
    removeInstitutionLogo,
  )(async ({ params: { id } }, { actor }) => ({
    status: 200,
    body: await removeLogo(logos, actor, id),
  }));

  mount(
    app,
    institutionLogo,
  )(async ({ params: { id, logoId } }, { reply }) => {
    const file = await logoFile(objects, id, logoId);
    reply.header("cache-control", keptForGood);
    return { status: 200, body: new Blob([file], { type: institutionLogo.mediaType }) };
  });

  mount(
    app,
    loadSignInSettings,
  )(async ({ params: { id } }, { actor }) => ({
    status: 200,
    body: await signInSettingsOf(signIn, actor, id),
  }));

  mount(
    app,
    changeSignInSettings,
  )(async ({ params: { id }, body }, { actor, now, req }) => {
    const { isSaved, settings } = await changeSignIn(signIn, actor, id, body, now);
    return isSaved
      ? { status: 200, body: settings }
      : { status: 409, body: { ...staleVersion(req), current: settings } };
  });

  mount(
    app,
    testSignInSettings,
  )(async ({ params: { id }, body }, { actor, now }) => ({
    status: 200,
    body: await testSignIn(signIn, actor, id, body, now),
  }));
}
