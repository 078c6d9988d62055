import { institutionLogo } from "@regain/contract/calls/license/institution-logo";
import type { InstitutionSettings } from "@regain/contract/entities/institution-settings";
import { type ApiVersion, mountedPath } from "@regain/contract/endpoint";
import { v7 } from "uuid";
import { readLogo } from "../../../adapters/logo.ts";
import type { ObjectStore } from "../../../adapters/objects/object-store.ts";
import type { Actor, UserActor } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import type { QueueTicket } from "../../../lib/limit-concurrency.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { countFailures } from "../../identity/rate-limit.service.ts";
import { limitOfAccount } from "../../identity/rate-limit.rules.ts";
import { showSettings } from "./settings.service.ts";
import { replaceLogo } from "./logo.store.ts";

export interface LogoParts {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly version: ApiVersion;
}

const keyOf = (id: string, logoId: string) => `institutions/${id}/logo/${logoId}.png`;

/** The path a logo is served at. */
const pathOf = (version: ApiVersion, id: string, logoId: string) =>
  mountedPath(institutionLogo, version).replace(":id", id).replace(":logoId", logoId);

interface Put {
  readonly path: string | null;
  readonly key: string | null;
}

/** The row first, then the previous file, so that any reader finds one of the two. */
async function put(
  { db, objects }: LogoParts,
  actor: Actor,
  id: string,
  { path, key }: Put,
): Promise<InstitutionSettings> {
  const { before, settings } = await db.withActor(actor, async (trx) => {
    const replaced = await replaceLogo(trx, id, { logo_path: path, logo_key: key });
    if (!replaced) throw new Refusal("not-found");
    return { before: replaced.before, settings: await showSettings(trx, replaced.row) };
  });
  // The logo is replaced, whatever becomes of a file that nothing refers to any longer.
  if (before) await objects.remove(before).catch(() => undefined);
  return settings;
}

export interface NewLogo {
  readonly id: string;
  readonly file: Uint8Array;
  readonly turn: QueueTicket;
}

/**
 * Stores a logo, replacing the previous one.
 * @throws Refusal of `readLogo`; `too-many-requests`
 */
export async function setLogo(
  parts: LogoParts,
  actor: UserActor,
  { id, file, turn }: NewLogo,
  now: Date,
): Promise<InstitutionSettings> {
  const pictures = limitOfAccount("pictures", actor.userId);
  const logo = await countFailures(parts.db, pictures, now, () => readLogo(file, turn));
  const logoId = v7();
  const key = keyOf(id, logoId);
  await parts.objects.put(key, logo);
  try {
    return await put(parts, actor, id, { path: pathOf(parts.version, id, logoId), key });
  } catch (error) {
    await parts.objects.remove(key).catch(() => undefined);
    throw error;
  }
}

export const removeLogo = (parts: LogoParts, actor: Actor, id: string) =>
  put(parts, actor, id, { path: null, key: null });

/** @throws Refusal `not-found`, also for a logo that was replaced */
export async function logoFile(objects: ObjectStore, id: string, logoId: string) {
  const file = await objects.get(keyOf(id, logoId));
  if (!file) throw new Refusal("not-found");
  return file;
}
