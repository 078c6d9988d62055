import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The audience of a download page. */
export type DownloadKind = "anybody" | "patient" | "clinician";

export interface DownloadText {
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  /** What people do with it. */
  readonly points: readonly MessageDescriptor[];
  /** The same without an app. */
  readonly here: MessageDescriptor;
}

export const downloadTexts: Readonly<Record<DownloadKind, DownloadText>> = {
  anybody: {
    title: msg`Get the app`,
    lead: msg`Regain runs on tablets, on phones and in the browser.`,
    points: [
      msg`Patients practice speech, memory and thinking.`,
      msg`Clinicians choose the exercises and see how it goes.`,
      msg`One account works on all devices.`,
    ],
    here: msg`You can also use Regain right here in the browser.`,
  },
  patient: {
    title: msg`Get the app for patients`,
    lead: msg`Practice at home, on a tablet or a phone.`,
    points: [
      msg`Do your exercises whenever you have a quiet moment.`,
      msg`The exercises adapt to you.`,
      msg`See how far you have come.`,
    ],
    here: msg`You can also practice right here in the browser.`,
  },
  clinician: {
    title: msg`Get the app for clinicians`,
    lead: msg`Work with your patients on a tablet, in the clinic and elsewhere.`,
    points: [
      msg`Practice with a patient in the room, with the exercises you choose.`,
      msg`Give homework, and change it in a minute.`,
      msg`See accuracy and time, and use them in your notes.`,
    ],
    here: msg`You can also work right here in the browser.`,
  },
};
