import type { Job } from "./lib/jobs.ts";
import { eraseAccounts } from "./modules/account/erase-accounts.job.ts";
import { applyBillingEvent } from "./modules/billing/provider/apply-event.job.ts";
import { endSubscriptions } from "./modules/billing/trial/clock.job.ts";
import { writeBillingLetters } from "./modules/billing/trial/letters.job.ts";
import { followAccounts } from "./modules/billing/follow-account.job.ts";
import { followSponsors } from "./modules/billing/follow-sponsor.job.ts";
import { sandboxClock } from "./modules/billing/demo/sandbox-clock.job.ts";
import { reconcileBilling } from "./modules/billing/provider/reconcile.job.ts";
import { forgetAppointments } from "./modules/consult/forget-appointments.job.ts";
import { offerTherapists } from "./modules/consult/offer-therapists.job.ts";
import { eraseUnclaimed } from "./modules/account/erase-unclaimed.job.ts";
import { forgetInvitations } from "./modules/invitation/forget-invitations.job.ts";
import { cleanUpSignIns } from "./modules/identity/clean-up.job.ts";
import { keepKeysCurrent } from "./modules/keys/keep-keys-current.job.ts";
import { forgetMails } from "./modules/messaging/forget-mails.job.ts";
import { sendMail } from "./modules/messaging/send-mail.job.ts";
import { forgetOwnItems } from "./modules/own-items/forget-own-items.job.ts";
import { countNormsNightly } from "./modules/report/count-norms.job.ts";
import { dateLevelChanges } from "./modules/session/date-level-changes.job.ts";
import { forgetRejected } from "./modules/session/forget-rejected.job.ts";
import { askBySurvey } from "./modules/survey/ask.job.ts";
import { forgetBrowserErrors } from "./modules/browser-errors/forget-browser-errors.job.ts";
import { forgetAudit } from "./modules/forget-audit.job.ts";
import { forgetEvents } from "./modules/tracking/forget-events.job.ts";
import { scanHeldRecordings } from "./modules/speech/scan-held-recordings.job.ts";
import { forgetRecordings } from "./modules/speech/forget-recordings.job.ts";
import { writePracticeLetters } from "./modules/reminders/write-letters.job.ts";
import type { Services } from "./services.ts";

/** Every job, one per line. */
export function allJobs(services: Services): Job[] {
  const { config, database, jobs, clock } = services;
  return [
    cleanUpSignIns(database, clock),
    forgetRecordings(services),
    scanHeldRecordings(services),
    forgetOwnItems(services),
    sendMail(services),
    forgetMails(services),
    keepKeysCurrent(services),
    forgetAppointments(services),
    forgetInvitations(services),
    offerTherapists(services),
    eraseAccounts(services),
    forgetEvents(services),
    forgetBrowserErrors(services),
    eraseUnclaimed(database, clock),
    countNormsNightly(database, clock),
    dateLevelChanges(database),
    forgetRejected(services),
    forgetAudit(services),
    applyBillingEvent(services),
    followAccounts(services),
    followSponsors(services),
    endSubscriptions(services),
    writeBillingLetters({ database, clock, letters: { jobs, publicUrl: config.publicUrl } }),
    askBySurvey(services),
    writePracticeLetters({ database, clock, letters: { jobs, publicUrl: config.publicUrl } }),
    reconcileBilling(services),
    sandboxClock(services),
  ];
}
