import { i18n } from "@lingui/core";
import type { AnswerKind } from "@regain/contract/answer-patterns";
import { optOutForm } from "@regain/contract/entities/opt-out";
import { dailyNoteForm } from "@regain/contract/entities/note";
import { institutionForm } from "@regain/contract/entities/institution-form";
import { invitationForm } from "@regain/contract/entities/invitation-form";
import { removalForm } from "@regain/contract/entities/removal-form";
import { scheduledTaskForm } from "@regain/contract/entities/schedule";
import { wholeSignInForm } from "@regain/contract/entities/sign-in-settings";
import { emailPreferencesForm } from "@regain/contract/entities/email-preferences";
import { userInfoForm } from "@regain/contract/entities/user-info-form";
import { levelsOfTheRows } from "@regain/contract/testing/desk-faults";
import { endOfTrialForm } from "@regain/contract/entities/survey-forms";
import { everyForm, existenceRows, type FormName } from "@regain/contract/testing/every-form";
import type { FormRows } from "@regain/contract/testing/fault";
import { taskCountRange } from "@regain/therapy/schedule";
import { QueryClient } from "@tanstack/react-query";
import type { FieldValues } from "react-hook-form";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { detailsSchema } from "../features/account/details-values.ts";
import { passwordSchema } from "../features/account/password-form.ts";
import { homeworkSchema } from "../features/activation/homework-form.ts";
import { wizardSteps } from "../features/activation/wizard-form.ts";
import { existingPatientSchema } from "../features/add-patient/existing-patient-form.ts";
import { inviteSchema } from "../features/add-patient/invite-form.ts";
import { patientSteps } from "../features/add-patient/new-patient-form.ts";
import { newPasswordSchema } from "../features/identity/new-password-values.ts";
import { calculate, canStand } from "../features/session/tools/calculator-expression.ts";
import { scholarshipSchema } from "../features/survey/scholarship-form.ts";
import { schemaOf, type StepName, stepsOf } from "../features/signup/sign-up-steps.ts";
import { emptyValues } from "../features/signup/sign-up-values.ts";
import { answerMessage } from "../lib/forms/answers.ts";
import { fieldMessagesBy } from "../lib/forms/field-messages-by.fixture.ts";
import { existenceCheck } from "../lib/forms/existence.ts";

/** Section 5 of the specification, checked on the forms; the server is held to the same rows. */

type Judge = (
  values: FieldValues,
) => Promise<Readonly<Record<string, string | undefined>>> | Readonly<Record<string, string>>;

const bySchema = (schema: z.ZodMiniType): Judge => fieldMessagesBy(schema, {});

/** All of a form's steps combined. */
const bySteps = (steps: readonly { readonly schema: z.ZodMiniObject }[]): Judge =>
  bySchema(z.object(Object.assign({}, ...steps.map(({ schema }) => schema.shape))));

const signUpSteps = (steps: readonly StepName[]) => {
  const shown = { ...emptyValues, webClinicianAssisted: true };
  return bySteps(steps.map((step) => ({ schema: schemaOf(step, shown) })));
};

/** A form with a single field. */
const byAnswer =
  (field: string, kind: AnswerKind): Judge =>
  (values) => {
    const said = answerMessage(kind, String(values[field]));
    return said === undefined ? {} : { [field]: said };
  };

const judges: Readonly<Record<FormName, Judge>> = {
  "login, the name": byAnswer("username", "loginName"),
  "login, the password": byAnswer("password", "ownPassword"),
  "login, the one-time code": byAnswer("otp", "oneTimeCode"),
  "a link to log in with": byAnswer("username", "loginName"),
  "a forgotten password": byAnswer("username", "loginName"),
  "a new password by a link": bySchema(newPasswordSchema),
  "the sign-up of a patient": signUpSteps(stepsOf("patient", false)),
  "the sign-up of a clinician": signUpSteps(stepsOf("clinician", false)),
  "the wizard of an activation": bySteps(wizardSteps),
  "a homework invitation": bySchema(homeworkSchema),
  "the set-up": bySchema(userInfoForm),
  "one's own details": (values) =>
    bySchema(detailsSchema)({ locale: "en", oneTimeCodes: false, ...values }),
  "a password that is changed": bySchema(passwordSchema),
  "who is signed in, by the password": byAnswer("password", "ownPassword"),
  "who is signed in, by a code": byAnswer("code", "oneTimeCode"),
  "not to be contacted": bySchema(optOutForm),
  invitation: bySchema(invitationForm),
  removal: bySchema(removalForm),
  "the settings of an institution": bySchema(institutionForm),
  "the single sign-on of an institution": bySchema(wholeSignInForm),
  "a daily note": bySchema(dailyNoteForm("2026-03-02")),
  "a scheduled task": bySchema(scheduledTaskForm(levelsOfTheRows)),
  "reminders and progress mails": bySchema(emailPreferencesForm),
  "a new patient": bySteps(patientSteps),
  "an existing patient": bySchema(existingPatientSchema),
  "end of trial": bySchema(endOfTrialForm),
  scholarship: bySchema(scholarshipSchema),
  "a letter home": bySchema(inviteSchema),
};

describe.each(Object.entries(judges) as [FormName, Judge][])("%s", (name, judge) => {
  const { good, faults, ofTheFormAlone = [], optional = {} }: FormRows = everyForm[name];
  test("is taken where it is right", async () => expect(await judge(good)).toEqual({}));
  test.each(Object.entries(optional))("%s may be left empty", async (field, empty) => {
    expect(await judge({ ...good, [field]: empty })).toEqual({});
  });
  test.each([...faults, ...ofTheFormAlone])("%s %j: %s", async (field, typed, sentence) => {
    const said = await judge({ ...good, [field]: typed });
    expect(said[field]).toBe(sentence);
    // A changed new password always differs from the repeated one.
    expect(Object.keys(said).filter((other) => other !== "new_password_match")).toEqual(
      field === "new_password_match" ? [] : [field],
    );
  });
});

/** The web client captures `fetch` when it is loaded, and is loaded once for many files. */
const network = vi.hoisted(() => {
  vi.resetModules();
  const asked = vi.fn<() => Promise<Response>>();
  vi.stubGlobal("fetch", asked);
  return asked;
});
beforeAll(() => i18n.loadAndActivate({ locale: "en", messages: {} }));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("a field that the server is asked about when it is left", () => {
  /** A form with one field, as its check sees it, and the message once the field is left. */
  async function leave(field: "email" | "username", typed: string, answer: () => Response) {
    network.mockReset().mockImplementation(() => Promise.resolve(answer()));
    const check = existenceCheck<Record<string, string>>(new QueryClient(), field);
    const judge = check.judge((values) => ({ values, errors: {} }));
    let said: string | undefined;
    const options = { fields: {}, shouldUseNativeValidation: false } as const;
    const form = {
      getValues: () => typed,
      trigger: async () => {
        const { errors } = await judge({ [field]: typed }, undefined, options);
        said = errors[field]?.message;
        return said === undefined;
      },
      setError: (_: string, error: { message?: string }) => (said = error.message),
    };
    await check.leave(form as never);
    return { said, times: network.mock.calls.length, stops: await check.stops(form as never) };
  }
  const json = (status: number, body: object) => () => Response.json(body, { status });

  // What the form's own rule rejects as an address is not checked with the server.
  const asked = existenceRows.filter(([, , exists]) => exists !== "invalid");
  test.each(asked)("%s %j: %s", async (field, typed, exists, sentence) => {
    expect(await leave(field, typed, json(200, { exists }))).toEqual({
      said: sentence,
      times: 1,
      stops: sentence !== undefined,
    });
  });

  const refusedByServer = existenceRows.filter(([, , exists]) => exists === "invalid");
  test.each(refusedByServer)("%s %j would be said as %s", async (field, _, exists, sentence) => {
    const typed = { email: "fine@example.org", username: "fine" }[field];
    const left = await leave(field, typed, json(200, { exists }));
    expect([left.said, left.stops]).toEqual([sentence, true]);
  });

  test("what the server refuses is said in its own words", async () => {
    const message = "We are counting addresses today.";
    const refusal = { error: "brand-new-code", message, requestId: "r-1" };
    const left = await leave("email", "june@example.org", json(409, refusal));
    expect(left.said).toBe(message);
    // It is reported again when the form is sent; until then nobody is held up.
    expect(left.stops).toBe(false);
  });

  test("what is empty, or wrong by itself, is not asked about", async () => {
    for (const typed of ["", "june"])
      expect((await leave("email", typed, json(500, {}))).times).toBe(0);
  });
});

describe("the calculator", () => {
  test.each([
    ["1", true],
    [".5", true],
    ["+1", false],
    ["−1", false],
    ["x", false],
    ["12345678901234567890", true],
    ["123456789012345678901", false],
  ])("%j may stand there: %s", (line, fits) => expect(canStand(line)).toBe(fits));

  test.each(["1÷3", "99999999999×99999999", "1÷999999999999999"])("%s fits the display", (line) => {
    expect(calculate(line)?.length).toBeLessThanOrEqual(20);
  });
});

test("an exercise is done 1 to 25 times", () => {
  expect(taskCountRange).toEqual({ min: 1, max: 25 });
});
