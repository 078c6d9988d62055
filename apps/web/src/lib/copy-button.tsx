import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { flash } from "./flash.ts";

const shownMs = 2_000;

interface CopyButtonProps {
  /** @returns whether the browser allowed it */
  readonly onCopy: () => Promise<boolean>;
  /** What is copied, if the button's text does not say so. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Copies, and confirms it for a moment. A refusal by the browser is reported as well. */
export function CopyButton({ onCopy, label, children }: CopyButtonProps) {
  const { t } = useLingui();
  /** How often it was copied; 0 once that has been shown. */
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), shownMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await onCopy()) setCopied((times) => times + 1);
    else
      flash(t`This browser does not let us copy. Select the text and copy it yourself.`, {
        type: "error",
      });
  };
  return (
    <>
      <Button
        icon={copied > 0 ? Check : Copy}
        {...(label && { "aria-label": label })}
        onPress={() => void copy()}
      >
        {copied > 0 ? <Trans>Copied!</Trans> : children}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied > 0 && t`Copied!`}</span>
      </VisuallyHidden>
    </>
  );
}
