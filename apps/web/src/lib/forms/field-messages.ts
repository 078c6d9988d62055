import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type FieldMessage, fieldMessages } from "@regain/contract/field-messages";
import { answerTexts } from "./answers.ts";

const texts: Readonly<Record<FieldMessage, MessageDescriptor>> = {
  required: msg`This is required.`,
  email: msg`Enter a valid email address.`,
  emailUsed: msg`The email provided is already in use`,
  emailInvalid: msg`The email provided is invalid`,
  username: msg`Must contain only letters digits, underscores and periods`,
  usernameUsed: msg`The username provided is already in use`,
  usernameInvalid: msg`The username provided is invalid`,
  password: msg`The password should include at least 8 characters (1 Capital, 1 Digit).`,
  passwordsDiffer: msg`New password and Repeat password should match`,
  name: msg`Please enter a valid input.`,
  age: msg`Please enter a valid input.`,
  birthYear: msg`Please enter a valid birth year`,
  phone: msg`Please enter a valid phone number, e.g 123-456-7890`,
  zip: msg`Please enter a valid ZIP code.`,
  url: msg`Please enter a valid URL -  should start with http:// or https:// without spaces.`,
  conditions: msg`Please choose at least one condition.`,
  areas: msg`Please choose at least one area.`,
  dayToCome: msg`Choose today or an earlier day.`,
  taskCount: msg`Choose 1 to 25 times.`,
  taskLevel: msg`Choose a level that this exercise has.`,
  days: msg`Please choose at least one day.`,
  eula: msg`Please accept the agreement to continue.`,
  ...answerTexts,
  amount: msg`Enter an amount from 0 to 29.99.`,
};

const bySentence = new Map<string, MessageDescriptor>(
  Object.entries(fieldMessages).map(([name, sentence]) => [sentence, texts[name as FieldMessage]]),
);

/** The translation of a rule's sentence; one that only the server knows is returned unchanged. */
export function fieldMessageText(sentence: string): string {
  const known = bySentence.get(sentence);
  return known ? i18n._(known) : sentence;
}
