import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Area, Condition, ConditionPeriod } from "@regain/contract/entities/enumerations";

type Labels<Value extends string> = Readonly<Record<Value, MessageDescriptor>>;

/** In the order they are offered in. */
export const conditionLabels: Labels<Condition> = {
  stroke: msg`Stroke`,
  aphasia: msg`Aphasia (trouble with words)`,
  tbi: msg`Brain injury`,
  concussion: msg`Concussion`,
  apraxia: msg`Apraxia (trouble with forming sounds)`,
  dysarthria: msg`Dysarthria (slurred speech)`,
  dementia: msg`Dementia`,
  learning: msg`Learning disability`,
  other: msg`Something else`,
};

/** Each begins where the one before ends, which the names of the wire do not say. */
export const periodLabels: Labels<ConditionPeriod> = {
  "0-3M": msg`0-3 months ago`,
  "3-6M": msg`4-6 months ago`,
  "6-12M": msg`7-12 months ago`,
  "1-5Y": msg`1-5 years ago`,
  "6-10Y": msg`6-10 years ago`,
  ">10Y": msg`More than 10 years ago`,
  NA: msg`I do not know`,
};

export const areaLabels: Labels<Area> = {
  speaking: msg`Speaking`,
  auditory_comprehension: msg`Understanding what people say`,
  reading: msg`Reading`,
  writing: msg`Writing`,
  memory: msg`Memory`,
  attention: msg`Attention`,
  executive_functioning: msg`Planning and solving problems`,
  quantitative: msg`Numbers and money`,
  visual: msg`Seeing and finding things`,
};
