import type { Command } from "./command.ts";
import { addCouponCommand } from "./commands/add-coupon.ts";
import { addInstitution } from "./commands/add-institution.ts";
import { backup } from "./commands/backup.ts";
import { browserErrors } from "./commands/browser-errors.ts";
import { endCouponCommand } from "./commands/end-coupon.ts";
import { endSessions } from "./commands/end-sessions.ts";
import { extendTrial } from "./commands/extend-trial.ts";
import { find } from "./commands/find.ts";
import { forgetSignOn } from "./commands/forget-sign-on.ts";
import { lostMailbox } from "./commands/lost-mailbox.ts";
import { mails } from "./commands/mails.ts";
import { moveFiles } from "./commands/move-files.ts";
import { preauthorise } from "./commands/preauthorise.ts";
import { resendMail } from "./commands/resend-mail.ts";
import { resetPassword } from "./commands/reset-password.ts";
import { restore } from "./commands/restore.ts";
import { retryJobs } from "./commands/retry-jobs.ts";
import { rotateKeysCommand } from "./commands/rotate-keys.ts";
import { restoreBackup } from "./commands/restore-backup.ts";
import { signOnOff } from "./commands/sign-on-off.ts";
import { surveys } from "./commands/surveys.ts";

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  find,
  mails,
  resendMail,
  resetPassword,
  lostMailbox,
  addInstitution,
  preauthorise,
  addCouponCommand,
  endCouponCommand,
  signOnOff,
  forgetSignOn,
  endSessions,
  extendTrial,
  restore,
  surveys,
  browserErrors,
  retryJobs,
  backup,
  restoreBackup,
  rotateKeysCommand,
  moveFiles,
];
