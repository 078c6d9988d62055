import { validateEmail } from "@regain/contract/calls/signup/validate-email";
import { validateUsername } from "@regain/contract/calls/signup/validate-username";
import { addressKey } from "@regain/contract/email-address";
import { fieldMessages } from "@regain/contract/field-messages";
import { email, username } from "@regain/contract/field-rules";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { FieldErrors, FieldValues, Path, Resolver, UseFormReturn } from "react-hook-form";
import { call } from "../api.ts";
import { errorText } from "../error-text.ts";

/** Fields that are checked with the server as soon as they are left. */
export type AskedField = "email" | "username";

interface Asked {
  readonly rule: typeof email;
  readonly ask: (text: string) => Promise<{ readonly exists: boolean | "invalid" }>;
  readonly used: string;
  readonly invalid: string;
}

const asked: Readonly<Record<AskedField, Asked>> = {
  email: {
    rule: email,
    ask: (text) => call(validateEmail, { query: { email: text } }),
    used: fieldMessages.emailUsed,
    invalid: fieldMessages.emailInvalid,
  },
  username: {
    rule: username,
    ask: (text) => call(validateUsername, { query: { username: text } }),
    used: fieldMessages.usernameUsed,
    invalid: fieldMessages.usernameInvalid,
  },
};

/** A slower answer holds nobody up: the field is checked again when the form is sent. */
const patienceMs = 5_000;

const noAnswer = (): Promise<boolean> =>
  new Promise((resolve) => setTimeout(() => resolve(false), patienceMs));

/** Asked once for each text: the answer is remembered while the form is filled in. */
const existenceQuery = (field: AskedField, typed: string) =>
  queryOptions({
    queryKey: ["existence", field, addressKey(typed)],
    queryFn: () => asked[field].ask(typed.trim()),
    staleTime: 5 * 60_000,
    retry: false,
  });

/** The server's complaint; undefined if it is fine or has not been checked. */
function saidOf(queryClient: QueryClient, field: AskedField, typed: string): string | undefined {
  const exists = queryClient.getQueryData(existenceQuery(field, typed).queryKey)?.exists;
  if (exists === true) return asked[field].used;
  return exists === "invalid" ? asked[field].invalid : undefined;
}

/** A form that has this field, whatever else it has. */
type FormOf<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  "getValues" | "trigger" | "setError"
>;

/**
 * One form field that the server checks in addition to the form's own rules: when it is left, and before its step is
 * completed.
 */
export function existenceCheck<Values extends FieldValues>(
  queryClient: QueryClient,
  field: AskedField & Path<Values>,
) {
  const typedIn = (form: FormOf<Values>): string => form.getValues(field);

  /**
   * Asks the server, unless the form's own rule already rejects the value.
   * @returns whether the server has a complaint
   */
  const ask = async (form: FormOf<Values>): Promise<boolean> => {
    const typed = typedIn(form);
    if (!asked[field].rule.safeParse(typed).success) return false;
    await queryClient.fetchQuery(existenceQuery(field, typed));
    return saidOf(queryClient, field, typed) !== undefined;
  };

  return {
    /** The form's own validation, followed by the server's complaint. */
    judge:
      (own: Resolver<Values>): Resolver<Values> =>
      async (values, context, options) => {
        const judged = await own(values, context, options);
        const message = saidOf(queryClient, field, values[field]);
        if (message === undefined || field in judged.errors) return judged;
        const errors = { ...judged.errors, [field]: { type: "server", message } };
        return { values: {}, errors: errors as FieldErrors<Values> };
      },
    /** The specification requires checking as soon as the field is left. */
    async leave(form: FormOf<Values>): Promise<void> {
      if (typedIn(form) === "") return;
      try {
        await ask(form);
        await form.trigger(field);
      } catch (error) {
        form.setError(field, { type: "server", message: errorText(error) });
      }
    },
    /**
     * Whether the form must not proceed. If the server cannot be reached now or does not answer, it will complain when
     * the form is sent.
     */
    async stops(form: FormOf<Values>): Promise<boolean> {
      if (!(await Promise.race([ask(form), noAnswer()]).catch(() => false))) return false;
      await form.trigger(field);
      return true;
    },
  };
}
