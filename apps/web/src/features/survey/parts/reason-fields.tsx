import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { type EndOfTrialReason, endOfTrialReasons } from "@regain/contract/entities/survey-forms";
import * as longest from "@regain/contract/field-lengths";
import { useState } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import { CheckboxGroup } from "../../../ui/checkbox-group.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { TrialValues } from "./trial-survey.tsx";

const labels: Readonly<Record<EndOfTrialReason, MessageDescriptor>> = {
  not_right_now: msg`Now is not the right time`,
  not_sure: msg`I am not sure yet`,
  too_difficult: msg`It is too hard for me`,
  too_easy: msg`It is too easy for me`,
  no_device: msg`I do not have a computer or tablet for it`,
  too_expensive: msg`It costs too much`,
  other: msg`Other`,
};

/** The reasons, along with a field for others: typing in it chooses `other`. */
export function ReasonFields({ form: { control } }: { readonly form: UseFormReturn<TrialValues> }) {
  const { t, i18n } = useLingui();
  const reasons = useController({ control, name: "feedback" }).field;
  const other = useController({ control, name: "otherMessage" }).field;
  /** The typed text is restored when the tick is removed and set again. */
  const [set, setAside] = useState("");

  const choose = (chosen: readonly EndOfTrialReason[]) => {
    const had = reasons.value.includes("other");
    const has = chosen.includes("other");
    reasons.onChange(chosen);
    if (had && !has) {
      setAside(other.value);
      other.onChange("");
    }
    if (!had && has && other.value === "") other.onChange(set);
  };
  const type = (typed: string) => {
    other.onChange(typed);
    if (typed.trim() !== "" && !reasons.value.includes("other"))
      reasons.onChange([...reasons.value, "other"]);
  };
  return (
    <>
      <CheckboxGroup
        label={t`Why did you stop?`}
        description={t`Choose all that apply.`}
        name="feedback"
        value={reasons.value}
        onChange={choose}
        choices={endOfTrialReasons.map((value) => ({ value, label: i18n._(labels[value]) }))}
      />
      <TextField
        label={t`Other reason`}
        description={t`You can leave this empty.`}
        name="otherMessage"
        maxLength={longest.surveyReason}
        value={other.value}
        onChange={type}
        onBlur={other.onBlur}
      />
    </>
  );
}
