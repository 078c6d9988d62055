import type { Migration } from "kysely/migration";
import * as identity from "./0001-identity.ts";
import * as therapy from "./0002-therapy.ts";
import * as quarantine from "./0003-quarantine.ts";
import * as levelBounds from "./0004-level-bounds.ts";
import * as assessment from "./0005-assessment.ts";
import * as recordings from "./0006-recordings.ts";
import * as ownItems from "./0007-own-items.ts";
import * as mails from "./0008-mails.ts";
import * as prefetch from "./0009-prefetch.ts";
import * as waysIn from "./0010-ways-in.ts";
import * as appointments from "./0011-appointments.ts";
import * as auditOfLinks from "./0012-audit-of-links.ts";
import * as tracking from "./0013-tracking.ts";
import * as desk from "./0014-desk.ts";
import * as caseload from "./0015-caseload.ts";
import * as scheduleEditor from "./0016-schedule.ts";
import * as clinic from "./0017-clinic.ts";
import * as norms from "./0018-norms.ts";
import * as documentation from "./0019-documentation.ts";
import * as billing from "./0022-billing.ts";
import * as auditOfInstitutions from "./0023-audit-of-institutions.ts";
import * as institutionUsers from "./0024-institution-users.ts";
import * as institutionSettings from "./0025-institution-settings.ts";
import * as institutionRecords from "./0026-institution-records.ts";
import * as surveys from "./0027-surveys.ts";
import * as reminders from "./0028-reminders.ts";
import * as operator from "./0029-operator.ts";
import * as dataFolder from "./0030-data-folder.ts";
import * as issuedPasswords from "./0031-issued-passwords.ts";
import * as credentialsApart from "./0032-credentials-apart.ts";
import * as browserErrors from "./0033-browser-errors.ts";
import * as storing from "./0034-storing.ts";
import * as proof from "./0035-proof.ts";
import * as signInStrength from "./0036-sign-in-strength.ts";
import * as visitorsPages from "./0037-visitors-pages.ts";
import * as cardsAndMakers from "./0041-cards-and-makers.ts";
import * as selfGuided from "./0042-self-guided.ts";
import * as levelsByHand from "./0043-levels-by-hand.ts";
import * as discounts from "./0044-discounts.ts";
import * as daysOfLevels from "./0045-days-of-levels.ts";
import * as signUpEndsSessions from "./0046-sign-up-ends-sessions.ts";
import * as foundByIndex from "./0047-found-by-index.ts";
import * as quarantineBounds from "./0048-quarantine-bounds.ts";
import * as refusedMails from "./0049-refused-mails.ts";
import * as provenAddress from "./0050-proven-address.ts";
import * as dischargedPatients from "./0051-discharged-patients.ts";
import * as lapsedMails from "./0052-lapsed-mails.ts";
import * as auditOfSixYears from "./0053-audit-of-six-years.ts";
import * as ownDaysOfUse from "./0054-own-days-of-use.ts";
import * as caseloadInOneLook from "./0055-caseload-in-one-look.ts";
import * as lastBackup from "./0056-last-backup.ts";
import * as outgrownPasswords from "./0057-outgrown-passwords.ts";

/** A step of the schema. The indexes it names are built after it, outside any transaction, so that nobody waits. */
export interface SchemaStep extends Migration {
  /** By name, what stands after it: `on responses (patient_id)`. Only ever added to: an index keeps its name. */
  readonly concurrently?: Readonly<Record<string, string>>;
}

export type Migrations = Readonly<Record<string, SchemaStep>>;

/**
 * In the order they run. A migration that has been released is never edited: what it got wrong, a later one mends. What
 * one may do while the release before it is still serving stands in `docs/migrations.md`.
 */
export const migrations: Migrations = {
  "0001-identity": identity,
  "0002-therapy": therapy,
  "0003-quarantine": quarantine,
  "0004-level-bounds": levelBounds,
  "0005-assessment": assessment,
  "0006-recordings": recordings,
  "0007-own-items": ownItems,
  "0008-mails": mails,
  "0009-prefetch": prefetch,
  "0010-ways-in": waysIn,
  "0011-appointments": appointments,
  "0012-audit-of-links": auditOfLinks,
  "0013-tracking": tracking,
  "0014-desk": desk,
  "0015-caseload": caseload,
  "0016-schedule": scheduleEditor,
  "0017-clinic": clinic,
  "0018-norms": norms,
  "0019-documentation": documentation,
  "0022-billing": billing,
  "0023-audit-of-institutions": auditOfInstitutions,
  "0024-institution-users": institutionUsers,
  "0025-institution-settings": institutionSettings,
  "0026-institution-records": institutionRecords,
  "0027-surveys": surveys,
  "0028-reminders": reminders,
  "0029-operator": operator,
  "0030-data-folder": dataFolder,
  "0031-issued-passwords": issuedPasswords,
  "0032-credentials-apart": credentialsApart,
  "0033-browser-errors": browserErrors,
  "0034-storing": storing,
  "0035-proof": proof,
  "0036-sign-in-strength": signInStrength,
  "0037-visitors-pages": visitorsPages,
  "0041-cards-and-makers": cardsAndMakers,
  "0042-self-guided": selfGuided,
  "0043-levels-by-hand": levelsByHand,
  "0044-discounts": discounts,
  "0045-days-of-levels": daysOfLevels,
  "0046-sign-up-ends-sessions": signUpEndsSessions,
  "0047-found-by-index": foundByIndex,
  "0048-quarantine-bounds": quarantineBounds,
  "0049-refused-mails": refusedMails,
  "0050-proven-address": provenAddress,
  "0051-discharged-patients": dischargedPatients,
  "0052-lapsed-mails": lapsedMails,
  "0053-audit-of-six-years": auditOfSixYears,
  "0054-own-days-of-use": ownDaysOfUse,
  "0055-caseload-in-one-look": caseloadInOneLook,
  "0056-last-backup": lastBackup,
  "0057-outgrown-passwords": outgrownPasswords,
};
