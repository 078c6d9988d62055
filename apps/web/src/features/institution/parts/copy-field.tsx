import { Trans, useLingui } from "@lingui/react/macro";
import { CopyButton } from "../../../lib/copy-button.tsx";
import { copyText } from "../../../lib/copy-text.ts";
import { TextField } from "../../../ui/text-field.tsx";

interface CopyFieldProps {
  readonly label: string;
  readonly description: string;
  readonly value: string;
}

/** A value needed elsewhere: read, selected, or copied by a press. */
export function CopyField({ label, description, value }: CopyFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={label}
      description={description}
      value={value}
      isReadOnly
      beside={
        <CopyButton label={t`Copy: ${label}`} onCopy={() => copyText(value)}>
          <Trans>Copy</Trans>
        </CopyButton>
      }
    />
  );
}
