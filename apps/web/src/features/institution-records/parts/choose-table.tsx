import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { maxTableBytes } from "@regain/contract/bulk-invitation";
import { Download, FileUp, RotateCcw } from "lucide-react";
import { type ChangeEvent, type DragEvent, useId, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { useSubmitAttempts } from "../../../lib/forms/use-submit-attempts.ts";
import { isTransient } from "../../../lib/query-client.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { classes } from "../../../ui/classes.ts";
import { Form } from "../../../ui/form.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { overrun } from "../../../ui/overrun.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { exampleFile } from "../result-file.ts";
import type { PeopleList } from "../use-people-list.ts";
import styles from "./choose-table.module.css";

/** The source of the list: a chosen or dropped file, or pasted text. */
export function ChooseTable({ read }: Pick<PeopleList, "read">) {
  const { t } = useLingui();
  const id = useId();
  const [pasted, setPasted] = useState("");
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const { isTried, place, noteTry, forgetTries } = useSubmitAttempts<HTMLDivElement>();
  const isNothing = pasted.trim() === "";

  const take = (table: Blob | undefined) => {
    if (!table || read.isPending) return;
    forgetTries();
    setTooLarge(table.size > maxTableBytes);
    read.reset();
    if (table.size <= maxTableBytes) read.mutate(table);
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0]);
    // Choosing the same file again after correcting it counts too.
    target.value = "";
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const error = isTooLarge
    ? t`This file is larger than 2 MB. Please split it, or leave out the columns that are not needed.`
    : read.error
      ? errorText(read.error)
      : undefined;

  return (
    <Form
      isBusy={read.isPending}
      error={error}
      onSubmit={() => {
        if (isNothing || overrun(pasted, longest.pastedTable) > 0) noteTry();
        else take(new Blob([pasted]));
      }}
    >
      {/* A file can be dropped here; the button inside does the same for everybody. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={classes(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className={styles.lead}>
          <Trans>A CSV file with one person per row, in the columns email and type.</Trans>
        </p>
        <label className={classes(buttonClass({ look: "primary" }), styles.pick)}>
          <Icon of={FileUp} />
          <Trans>Choose a file</Trans>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            aria-describedby={id}
            onChange={pick}
          />
        </label>
        {/* The chosen or dropped file; nobody should have to find it again. */}
        {isTransient(read.error) && (
          <Button icon={RotateCcw} onPress={() => take(read.variables)}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <p id={id} className={styles.hint}>
          <Trans>
            Or drop it here. The type is clinician or patient. Up to 10,000 rows; other columns are
            ignored. Nothing is sent yet.
          </Trans>
        </p>
      </div>
      <p>
        <Button icon={Download} onPress={() => saveFile(exampleFile(), "regain-invitations.csv")}>
          <Trans>Download an example</Trans>
        </Button>
      </p>
      <div ref={place} className={styles.paste}>
        <TextArea
          label={t`Or paste the list`}
          description={t`For example: ann@example.org, clinician`}
          error={isTried && isNothing ? t`This is required.` : undefined}
          rows={6}
          maxLength={longest.pastedTable}
          value={pasted}
          onChange={setPasted}
        />
      </div>
      <p>
        <Button type="submit" isBusy={read.isPending}>
          <Trans>Check the list</Trans>
        </Button>
      </p>
      <p role="status" className={styles.hint}>
        {read.isPending && <Trans>We are checking your list.</Trans>}
      </p>
    </Form>
  );
}
