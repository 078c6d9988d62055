import {
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
  useController,
} from "react-hook-form";
import { Checkbox, type CheckboxProps } from "../../ui/checkbox.tsx";
import { CheckboxGroup, type CheckboxGroupProps } from "../../ui/checkbox-group.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { RadioGroup, type RadioGroupProps } from "../../ui/radio-group.tsx";
import { Select, type SelectProps } from "../../ui/select.tsx";
import { TextArea, type TextAreaProps } from "../../ui/text-area.tsx";
import { type FieldProps, TextField } from "../../ui/text-field.tsx";
import { fieldMessageText } from "./field-messages.ts";

interface Bound<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly control: Control<Values>;
  readonly name: Name;
  /** For example, to ask the server once the person has left the field. */
  readonly onLeave?: (value: string) => void;
}

function useBound<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
}: Pick<Bound<Values, Name>, "control" | "name">) {
  const { field, fieldState } = useController({ control, name });
  const message = fieldState.error?.message;
  return { field, error: message === undefined ? undefined : fieldMessageText(message) };
}

type Text<Values extends FieldValues> = Bound<Values, FieldPathByValue<Values, string>> &
  Omit<FieldProps, "name" | "value" | "onChange" | "error" | "inputRef" | "onBlur"> & {
    /** Converts what was typed or autofilled into the required format. */
    readonly written?: ((text: string) => string) | undefined;
  };

/** A text field bound to a form field by name. */
export function FormText<Values extends FieldValues>({
  control,
  name,
  onLeave,
  written,
  ...rest
}: Text<Values>) {
  const { field, error } = useBound({ control, name });
  const leave = () => {
    field.onBlur();
    onLeave?.(String(field.value));
  };
  return (
    <TextField
      {...rest}
      name={name}
      value={field.value}
      onChange={written ? (text) => field.onChange(written(text)) : field.onChange}
      onBlur={leave}
      inputRef={field.ref}
      error={error}
    />
  );
}

/** A multi-line text field. */
export function FormTextArea<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, FieldPathByValue<Values, string>> &
  Omit<TextAreaProps, "name" | "value" | "onChange" | "error" | "onBlur">) {
  const { field, error } = useBound({ control, name });
  return (
    <TextArea
      {...rest}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
    />
  );
}

export function FormPassword<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Omit<Text<Values>, "onLeave" | "beside" | "type">) {
  const { field, error } = useBound({ control, name });
  return (
    <PasswordField
      {...rest}
      name={name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
    />
  );
}

export function FormCheckbox<Values extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<Values, FieldPathByValue<Values, boolean>> &
  Omit<CheckboxProps, "name" | "isSelected" | "onChange" | "error">) {
  const { field, error } = useBound({ control, name });
  return (
    <Checkbox
      {...rest}
      name={name}
      isSelected={field.value}
      onChange={field.onChange}
      error={error}
    />
  );
}

export function FormRadios<Values extends FieldValues, Value extends string>({
  control,
  name,
  ...rest
}: Bound<Values, FieldPath<Values>> &
  Omit<RadioGroupProps<Value>, "name" | "value" | "onChange" | "error">) {
  const { field, error } = useBound({ control, name });
  return (
    <RadioGroup
      {...rest}
      name={name}
      value={field.value || null}
      onChange={field.onChange}
      error={error}
    />
  );
}

export function FormSelect<Values extends FieldValues, Value extends string>({
  control,
  name,
  ...rest
}: Bound<Values, FieldPath<Values>> & Omit<SelectProps<Value>, "value" | "onChange" | "error">) {
  const { field, error } = useBound({ control, name });
  return <Select {...rest} value={field.value || null} onChange={field.onChange} error={error} />;
}

export function FormCheckboxes<Values extends FieldValues, Value extends string>({
  control,
  name,
  ...rest
}: Bound<Values, FieldPath<Values>> &
  Omit<CheckboxGroupProps<Value>, "name" | "value" | "onChange" | "error">) {
  const { field, error } = useBound({ control, name });
  return (
    <CheckboxGroup
      {...rest}
      name={name}
      value={field.value as readonly Value[]}
      onChange={field.onChange}
      error={error}
    />
  );
}
