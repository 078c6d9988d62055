import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import type { UserType } from "@regain/contract/entities/enumerations";
import * as longest from "@regain/contract/field-lengths";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { useSubmitAttempts } from "../../../lib/forms/use-submit-attempts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Row } from "../../../ui/layout.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { groupOf, type ListRow } from "../people-list.ts";
import type { PeopleList } from "../use-people-list.ts";
import { verdictTexts } from "../verdict-text.ts";
import styles from "./row-form.module.css";

interface RowFormProps {
  readonly row: ListRow;
  readonly list: PeopleList;
  /** There is nothing more to correct. */
  readonly onSettled: () => void;
}

const typeOf = (typed: string): UserType | null => {
  const word = typed.trim().toLowerCase().replace(/s$/, "");
  return word === "patient" || word === "clinician" ? word : null;
};

/** Corrects a row in place, and shows what is wrong with it. */
export function RowForm({ row, list, onSettled }: RowFormProps) {
  const { t, i18n } = useLingui();
  const { leaveOut, isSending } = list;
  const correct = useMutation({ mutationFn: list.correct });
  const isOnItsWay = isSending(row.id);
  const [email, setEmail] = useState(row.email);
  const [type, setType] = useState(typeOf(row.type));
  const { place, noteTry } = useSubmitAttempts<HTMLDivElement>();
  const said = (...of: readonly ListRow["verdict"][]) =>
    of.includes(row.verdict) ? i18n._(verdictTexts[row.verdict]) : undefined;
  const save = async () => {
    const change = { email: email.trim(), type: type ?? row.type };
    const [corrected] = await correct.mutateAsync({ rows: [row], change });
    // If it is being sent meanwhile, the form says so.
    if (!corrected) return;
    if (groupOf(corrected) !== "problem") onSettled();
    // By now the row shows what is still wrong with it.
    else noteTry();
  };
  return (
    <Form
      isBusy={correct.isPending || isOnItsWay}
      error={correct.error ? errorText(correct.error) : undefined}
      // Failures are shown above.
      onSubmit={() => void save().catch(() => undefined)}
    >
      <div ref={place} className={styles.fields}>
        <TextField
          label={t`Email`}
          type="text"
          inputMode="email"
          autoComplete="off"
          isName
          maxLength={longest.listedEmail}
          value={email}
          onChange={setEmail}
          error={said("email-wrong", "email-in-use", "other-institution", "unwanted", "twice")}
        />
        <Select
          label={t`User Type`}
          placeholder={t`Choose`}
          value={type}
          onChange={setType}
          error={said("type-wrong")}
          options={[
            { value: "clinician" as const, label: t`Clinician` },
            { value: "patient" as const, label: t`Patient` },
          ]}
        />
      </div>
      <Row>
        <Button type="submit" look="primary" isBusy={correct.isPending || isOnItsWay}>
          <Trans>Save this row</Trans>
        </Button>
        <Button icon={Trash2} isBusy={isOnItsWay} onPress={() => leaveOut(row.id)}>
          <Trans>Leave it out</Trans>
        </Button>
        <span role="status">
          {isOnItsWay ? (
            <Trans>This row is being sent. You can change it later.</Trans>
          ) : (
            groupOf(row) === "done" && i18n._(verdictTexts[row.verdict])
          )}
        </span>
      </Row>
    </Form>
  );
}
