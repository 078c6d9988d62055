import { accountName } from "@regain/contract/full-name";
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { DocumentBlock, PrintedDocument } from "@regain/contract/entities/printed-document";
import type { UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { loadPatient } from "../patient.store.ts";
import { clinicOf } from "../clinician.store.ts";
import { handoutBlocks } from "./handout.rules.ts";

/** The brochure for a patient of this clinician: who it is from, how to log in, then what everyone is told. */
export async function brochureFor(
  database: Database,
  clinician: UserActor,
  patientId: string,
  publicUrl: string,
): Promise<PrintedDocument> {
  const { patient, clinic } = await database.withActor(clinician, async (trx) => ({
    patient: await loadPatient(trx, patientId),
    clinic: await clinicOf(trx, clinician.userId),
  }));
  const texts = english.brochureTexts;
  const { institution } = clinic;
  const giver = { clinician: accountName(clinic), institution: institution ?? "" };
  const address = `${publicUrl}/login`;
  const own: DocumentBlock[] = [
    { kind: "paragraph", text: format(institution ? texts.fromInstitution : texts.from, giver) },
    { kind: "heading", text: texts.yourWayIn },
    {
      kind: "facts",
      rows: [
        { name: texts.address, value: address },
        { name: texts.username, value: patient.username },
        { name: texts.password, value: texts.passwordNote },
      ],
    },
    { kind: "qr", text: address, caption: texts.qr },
  ];
  return {
    locale: english.locale,
    title: texts.title,
    subtitle: format(texts.subtitle, { patient: accountName(patient) }),
    blocks: [...own, ...handoutBlocks("brochure")],
    footer: english.handoutFooter,
  };
}
