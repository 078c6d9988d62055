import { useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import type { ReactNode } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { FormPassword, FormSelect, FormText } from "./fields.tsx";

/** A form that has text fields with these names, whatever else it has. */
interface Asking<Values extends FieldValues> {
  readonly control: Control<Values>;
}
type TextName<Values extends FieldValues> = FieldPathByValue<Values, string>;

/** `firstName` and `lastName`. */
export function NameFields<Values extends FieldValues>({ control }: Asking<Values>) {
  const { t } = useLingui();
  return (
    <>
      <FormText
        control={control}
        name={"firstName" as TextName<Values>}
        label={t`First name`}
        autoComplete="given-name"
        maxLength={longest.personName}
        isRequired
      />
      <FormText
        control={control}
        name={"lastName" as TextName<Values>}
        label={t`Last name`}
        autoComplete="family-name"
        maxLength={longest.personName}
        isRequired
      />
    </>
  );
}

/** `age`, in years. */
export function AgeField<Values extends FieldValues>({ control }: Asking<Values>) {
  const { t } = useLingui();
  return (
    <FormText
      control={control}
      name={"age" as TextName<Values>}
      label={t`Age`}
      description={t`In years, for example, 62`}
      inputMode="decimal"
      maxLength={longest.age}
      isRequired
    />
  );
}

/**
 * Puts a complete number in another format, as from autofill, into the required one; leaves anything else unchanged.
 */
export function phoneAsAsked(text: string): string {
  const isNumber = /^\+?[\d\s().-]+$/.test(text);
  const [, ...parts] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(text.replace(/\D/g, "")) ?? [];
  return isNumber && parts.length > 0 ? parts.join("-") : text;
}

/** `phoneNumber`, which is optional. */
export function PhoneField<Values extends FieldValues>({ control }: Asking<Values>) {
  const { t } = useLingui();
  return (
    <FormText
      control={control}
      name={"phoneNumber" as TextName<Values>}
      label={t`Phone number (optional)`}
      description={t`For example, 123-456-7890`}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      written={phoneAsAsked}
      maxLength={longest.phone}
    />
  );
}

interface EmailFieldProps<Values extends FieldValues> extends Asking<Values> {
  readonly isReadOnly?: boolean;
  /** `username` next to a password: password managers store the two together. */
  readonly autoComplete?: "email" | "username";
  readonly onLeave?: ((value: string) => void) | undefined;
}

/** `email`. */
export function EmailField<Values extends FieldValues>({
  control,
  isReadOnly = false,
  autoComplete = "email",
  onLeave,
}: EmailFieldProps<Values>) {
  const { t } = useLingui();
  return (
    <FormText
      control={control}
      name={"email" as TextName<Values>}
      label={t`Email`}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      maxLength={longest.email}
      isName
      isRequired
      isReadOnly={isReadOnly}
      {...(onLeave ? { onLeave } : {})}
    />
  );
}

interface NewPasswordFieldProps<Values extends FieldValues> extends Asking<Values> {
  /** The other answers were restored after a reload. */
  readonly isResumed: boolean;
  /** What the password must contain. */
  readonly children: ReactNode;
}

/** `password`, for a new account. */
export function CreatePasswordField<Values extends FieldValues>({
  control,
  isResumed,
  children,
}: NewPasswordFieldProps<Values>) {
  const { t } = useLingui();
  return (
    <>
      <FormPassword
        control={control}
        name={"password" as TextName<Values>}
        label={t`Create a password`}
        autoComplete="new-password"
        maxLength={longest.password}
        isRequired
        description={
          isResumed ? t`We kept what you typed. Please type your password again.` : undefined
        }
      />
      {children}
    </>
  );
}

interface LanguageFieldProps<Values extends FieldValues> extends Asking<Values> {
  /** Undefined until loaded. */
  readonly locales: readonly { readonly code: string; readonly name: string }[] | undefined;
}

/** `locale`: until the list is known, only the language the pages are shown in. */
export function LanguageField<Values extends FieldValues>({
  control,
  locales,
}: LanguageFieldProps<Values>) {
  const { t } = useLingui();
  const offered = locales ?? [{ code: "en", name: t`English` }];
  return (
    <FormSelect
      control={control}
      name={"locale" as TextName<Values>}
      label={t`Language`}
      options={offered.map(({ code, name }) => ({ value: code, label: name }))}
      isRequired
    />
  );
}
