import type { Job } from "./lib/jobs.ts";
import type { WarningLog } from "./lib/warning-log.ts";
import { eraseAccounts } from "./modules/account/erase-accounts.job.ts";
import { applyBillingEvent } from "./modules/billing/provider/apply-event.job.ts";
import { expireSubscriptionsJob } from "./modules/billing/trial/expire-subscriptions.job.ts";
import { writeBillingLetters } from "./modules/billing/trial/letters.job.ts";
import { syncAccountsJob } from "./modules/billing/sync-account.job.ts";
import { followSponsors } from "./modules/billing/sync-sponsored.job.ts";
import { sandboxClock } from "./modules/billing/demo/sandbox-clock.job.ts";
import { reconcileBilling } from "./modules/billing/provider/reconcile.job.ts";
import { purgeAppointments } from "./modules/consult/purge-appointments.job.ts";
import { offerTherapists } from "./modules/consult/offer-therapists.job.ts";
import { eraseUnclaimed } from "./modules/account/erase-unclaimed.job.ts";
import { purgeInvitations } from "./modules/invitation/purge-invitations.job.ts";
import { purgeSignIns } from "./modules/identity/clean-up.job.ts";
import { keepKeysCurrent } from "./modules/keys/keep-keys-current.job.ts";
import { purgeMails } from "./modules/messaging/purge-mails.job.ts";
import { sendMail } from "./modules/messaging/send-mail.job.ts";
import { purgeOwnItems } from "./modules/own-items/purge-own-items.job.ts";
import { countNormsNightly } from "./modules/report/count-norms.job.ts";
import { dateLevelChanges } from "./modules/session/date-level-changes.job.ts";
import { purgeRejected } from "./modules/session/purge-rejected.job.ts";
import { askBySurvey } from "./modules/survey/ask.job.ts";
import { purgeBrowserErrors } from "./modules/browser-errors/purge-browser-errors.job.ts";
import { purgeAudit } from "./modules/purge-audit.job.ts";
import { purgeEvents } from "./modules/tracking/purge-events.job.ts";
import { scanPendingRecordings } from "./modules/speech/scan-recordings.job.ts";
import { purgeRecordings } from "./modules/speech/purge-recordings.job.ts";
import { writePracticeLetters } from "./modules/reminders/write-letters.job.ts";
import type { Services } from "./services.ts";

/** Every job, one per line. */
export function allJobs(services: Services, log: WarningLog): Job[] {
  const { config, database, jobs, clock } = services;
  return [
    purgeSignIns(database, clock),
    purgeRecordings(services),
    scanPendingRecordings(services),
    purgeOwnItems(services),
    sendMail(services, log),
    purgeMails(services),
    keepKeysCurrent(services),
    purgeAppointments(services),
    purgeInvitations(services),
    offerTherapists(services),
    eraseAccounts(services),
    purgeEvents(services),
    purgeBrowserErrors(services),
    eraseUnclaimed(database, clock),
    countNormsNightly(database, clock),
    dateLevelChanges(database),
    purgeRejected(services),
    purgeAudit(services),
    applyBillingEvent(services),
    syncAccountsJob(services),
    followSponsors(services),
    expireSubscriptionsJob(services),
    writeBillingLetters({ database, clock, letters: { jobs, publicUrl: config.publicUrl } }),
    askBySurvey(services),
    writePracticeLetters({ database, clock, letters: { jobs, publicUrl: config.publicUrl } }),
    reconcileBilling(services, log),
    sandboxClock(services),
  ];
}
