import { Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { copyText } from "../copy-text.ts";

const shownFor = 2_000;

interface CopyFieldProps {
  readonly label: string;
  readonly description: string;
  readonly value: string;
}

/** Something to be taken elsewhere: read, selected, or copied by a press. */
export function CopyField({ label, description, value }: CopyFieldProps) {
  const { t } = useLingui();
  /** How often it was copied; 0 once that has been shown. */
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(value)) setCopied((times) => times + 1);
  };
  return (
    <TextField
      label={label}
      description={description}
      value={value}
      isReadOnly
      beside={
        <>
          <Button icon={Copy} aria-label={t`Copy: ${label}`} onPress={() => void copy()}>
            {copied > 0 ? <Trans>Copied!</Trans> : <Trans>Copy</Trans>}
          </Button>
          <VisuallyHidden>
            <span role="status">{copied > 0 && t`Copied!`}</span>
          </VisuallyHidden>
        </>
      }
    />
  );
}
