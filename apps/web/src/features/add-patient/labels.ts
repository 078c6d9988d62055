import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type {
  Area,
  Condition,
  ConditionPeriod,
  educations,
  genders,
} from "@regain/contract/entities/enumerations";

type Labels<Value extends string> = Readonly<Record<Value, MessageDescriptor>>;

/** As clinicians say it; patients read plainer words. */
export const conditionLabels: Labels<Condition> = {
  stroke: msg`Stroke`,
  aphasia: msg`Aphasia`,
  tbi: msg`Traumatic brain injury`,
  concussion: msg`Concussion`,
  apraxia: msg`Apraxia of speech`,
  dysarthria: msg`Dysarthria`,
  dementia: msg`Dementia`,
  learning: msg`Learning disability`,
  other: msg`Other condition`,
};

/** Each begins where the one before ends, which the names of the wire do not say. */
export const periodLabels: Labels<ConditionPeriod> = {
  "0-3M": msg`0-3 months ago`,
  "3-6M": msg`4-6 months ago`,
  "6-12M": msg`7-12 months ago`,
  "1-5Y": msg`1-5 years ago`,
  "6-10Y": msg`6-10 years ago`,
  ">10Y": msg`More than 10 years ago`,
  NA: msg`Not known`,
};

export const areaLabels: Labels<Area> = {
  speaking: msg`Speaking`,
  auditory_comprehension: msg`Auditory comprehension`,
  reading: msg`Reading`,
  writing: msg`Writing`,
  memory: msg`Memory`,
  attention: msg`Attention`,
  executive_functioning: msg`Executive functioning`,
  quantitative: msg`Quantitative reasoning`,
  visual: msg`Visual processing`,
};

export const genderLabels: Labels<(typeof genders)[number]> = {
  Male: msg`Male`,
  Female: msg`Female`,
  Other: msg`Other gender`,
};

export const educationLabels: Labels<(typeof educations)[number]> = {
  some_high_school: msg`Some high school`,
  high_school: msg`High school`,
  some_college: msg`Some college`,
  bachelor: msg`Bachelor’s degree`,
  graduate_degree: msg`Graduate degree`,
  other: msg`Other education`,
};
