import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Area, Condition, ConditionPeriod } from "@regain/contract/entities/enumerations";

/** Who reads it: patients get plainer words. */
export type Reader = "patient" | "clinician";

type Words = Readonly<Record<Reader, MessageDescriptor>>;
type Labels<Value extends string> = Readonly<Record<Value, Words>>;

const forBoth = (words: MessageDescriptor): Words => ({ patient: words, clinician: words });

/** In the order in which they are offered. */
export const conditionLabels: Labels<Condition> = {
  stroke: forBoth(msg`Stroke`),
  aphasia: { patient: msg`Aphasia (trouble with words)`, clinician: msg`Aphasia` },
  tbi: { patient: msg`Brain injury`, clinician: msg`Traumatic brain injury` },
  concussion: forBoth(msg`Concussion`),
  apraxia: {
    patient: msg`Apraxia (trouble forming sounds)`,
    clinician: msg`Apraxia of speech`,
  },
  dysarthria: { patient: msg`Dysarthria (slurred speech)`, clinician: msg`Dysarthria` },
  dementia: forBoth(msg`Dementia`),
  learning: forBoth(msg`Learning disability`),
  other: { patient: msg`Something else`, clinician: msg`Other condition` },
};

/** Each begins where the previous one ends, which the wire names do not express. */
export const periodLabels: Labels<ConditionPeriod> = {
  "0-3M": forBoth(msg`0-3 months ago`),
  "3-6M": forBoth(msg`4-6 months ago`),
  "6-12M": forBoth(msg`7-12 months ago`),
  "1-5Y": forBoth(msg`1-5 years ago`),
  "6-10Y": forBoth(msg`6-10 years ago`),
  ">10Y": forBoth(msg`More than 10 years ago`),
  NA: { patient: msg`I do not know`, clinician: msg`Not known` },
};

export const areaLabels: Labels<Area> = {
  speaking: forBoth(msg`Speaking`),
  auditory_comprehension: {
    patient: msg`Understanding what people say`,
    clinician: msg`Auditory comprehension`,
  },
  reading: forBoth(msg`Reading`),
  writing: forBoth(msg`Writing`),
  memory: forBoth(msg`Memory`),
  attention: forBoth(msg`Attention`),
  executive_functioning: {
    patient: msg`Planning and solving problems`,
    clinician: msg`Executive functioning`,
  },
  quantitative: { patient: msg`Numbers and money`, clinician: msg`Quantitative reasoning` },
  visual: { patient: msg`Seeing and finding things`, clinician: msg`Visual processing` },
};

/** The questions, and how to answer them. */
export const questions = {
  conditions: {
    patient: {
      label: msg`Which conditions do you have?`,
      description: msg`Choose all that apply. You can also choose none.`,
    },
    clinician: {
      label: msg`Which conditions does the patient have?`,
      description: msg`Choose all that apply. The first homework is based on them.`,
    },
  },
  areas: {
    patient: {
      label: msg`What do you want to improve?`,
      description: msg`Choose all that apply. You can also choose none.`,
    },
    clinician: {
      label: msg`What should the patient improve?`,
      description: msg`Choose all that apply. The first homework includes exercises for them.`,
    },
  },
} as const;

export const sinceWhen: Words = {
  patient: msg`When were you first diagnosed?`,
  clinician: msg`When was the patient first diagnosed?`,
};
