import { accountName } from "@regain/contract/full-name";
import { english } from "@regain/content/en/content";
import type { Trx } from "../../db/database.ts";
import { clinicOf } from "../clinician.store.ts";

/** Who writes a note. */
export interface Signer {
  readonly name: string;
  /** The name with profession and workplace, as far as known. */
  readonly line: string;
}

export async function signerOf(trx: Trx, clinicianId: string): Promise<Signer> {
  const clinic = await clinicOf(trx, clinicianId);
  const role = clinic.role && english.noteTexts.roles[clinic.role];
  const name = accountName(clinic);
  return { name, line: [name, role, clinic.institution].filter(Boolean).join(", ") };
}
