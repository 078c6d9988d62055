import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { Check, Tag } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { focusInvalid } from "../../../lib/forms/focus-invalid.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import styles from "./coupon-form.module.css";

export interface CouponFormProps {
  /** The code in effect, or the last one tried. */
  readonly code: string | undefined;
  readonly refused: string | null | undefined;
  readonly accepted: string | null | undefined;
  readonly isBusy: boolean;
  /** Undefined removes a code. */
  readonly onCode: (code: string | undefined) => void;
}

function CouponField({ code, refused, isBusy, onCode }: Omit<CouponFormProps, "accepted">) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(code ?? "");
  const [isMissing, setMissing] = useState(false);
  const missing = t`Enter the code.`;
  const input = useRef<HTMLInputElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    // Nobody here entered a code that came with the address: the page starts at the top as usual.
    if (!refused || isBusy || !isAsked.current) return;
    isAsked.current = false;
    focusInvalid(input.current, refused);
  }, [refused, isBusy]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = typed.trim() || undefined;
    // While one code is being checked, another may replace it.
    if (isBusy && next === code) return;
    setMissing(!next);
    if (!next) return focusInvalid(input.current, missing);
    isAsked.current = true;
    onCode(next);
  };
  const type = (next: string) => {
    setTyped(next);
    setMissing(false);
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={t`Discount code`}
        inputRef={input}
        name="coupon"
        autoComplete="off"
        spellCheck="false"
        isName
        maxLength={longest.coupon}
        value={typed}
        onChange={type}
        error={isMissing ? missing : (refused ?? undefined)}
        beside={
          <Button type="submit" isBusy={isBusy}>
            <Trans>Use code</Trans>
          </Button>
        }
      />
    </form>
  );
}

/** The pressed control disappears: the focus moves to what replaced it. */
const focusFirst = (place: HTMLElement | null) =>
  place?.querySelector<HTMLElement>("input, button")?.focus();

/** A discount code: entered only by those who have one. */
export function CouponForm({ accepted, ...field }: CouponFormProps) {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const { code, onCode } = field;
  const say = (next: string | undefined, opens = false) => {
    setUsed(true);
    setOpen(opens);
    onCode(next);
  };
  const isAsking = isOpen || code !== undefined;
  const shown = accepted ? "accepted" : isAsking ? "field" : "closed";
  return (
    <div className={styles.coupon}>
      <output className={styles.accepted}>
        {accepted && (
          <>
            <Icon of={Check} />
            {accepted}
          </>
        )}
      </output>
      <div
        key={shown}
        ref={isUsed ? focusFirst : null}
        className={shown === "field" ? styles.form : undefined}
      >
        {shown === "accepted" && (
          <Button look="quiet" onPress={() => say(undefined)}>
            <Trans>Remove this code</Trans>
          </Button>
        )}
        {shown === "field" && <CouponField {...field} onCode={say} />}
        {shown === "closed" && (
          <Button look="quiet" icon={Tag} onPress={() => say(undefined, true)}>
            <Trans>I have a discount code</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
