import type {
  InstitutionChange,
  InstitutionSettings,
} from "@regain/contract/entities/institution-settings";
import type { Trx } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { rowOfChange, settingsOnTheWire } from "./settings.rules.ts";
import {
  countWithoutAddress,
  findInstitutionOf,
  type InstitutionRow,
  updateInstitution,
} from "./settings.store.ts";

/** @throws Refusal `not-found` */
async function requireInstitution(trx: Trx, id: string): Promise<InstitutionRow> {
  const found = await findInstitutionOf(trx, id);
  if (!found) throw new Refusal("not-found");
  return found;
}

/** Adds what depends on its people. */
export const showSettings = async (trx: Trx, row: InstitutionRow): Promise<InstitutionSettings> =>
  settingsOnTheWire(row, await countWithoutAddress(trx, row.id));

export const settingsOf = async (trx: Trx, id: string): Promise<InstitutionSettings> =>
  showSettings(trx, await requireInstitution(trx, id));

export interface Changed {
  /** False if somebody else was faster: then nothing is changed. */
  readonly isSaved: boolean;
  readonly settings: InstitutionSettings;
}

/** Changes what is given, if it is based on the current settings. */
export async function changeSettings(
  trx: Trx,
  id: string,
  { version, ...change }: InstitutionChange,
): Promise<Changed> {
  const saved = await updateInstitution(trx, { id, version }, rowOfChange(change));
  if (saved) return { isSaved: true, settings: await showSettings(trx, saved) };
  return { isSaved: false, settings: await settingsOf(trx, id) };
}
