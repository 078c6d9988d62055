import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { educations, genders } from "@regain/contract/entities/enumerations";

type Labels<Value extends string> = Readonly<Record<Value, MessageDescriptor>>;

export const genderLabels: Labels<(typeof genders)[number]> = {
  Male: msg`Male`,
  Female: msg`Female`,
  Other: msg`Other gender`,
};

export const educationLabels: Labels<(typeof educations)[number]> = {
  some_high_school: msg`Some high school`,
  high_school: msg`High school`,
  some_college: msg`Some college`,
  bachelor: msg`Bachelor's degree`,
  graduate_degree: msg`Graduate degree`,
  other: msg`Other education`,
};
