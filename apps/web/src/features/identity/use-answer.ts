import type { AnswerKind } from "@regain/contract/answer-patterns";
import { useLayoutEffect, useRef, useState } from "react";
import { answerMessage } from "../../lib/forms/answers.ts";
import { focusInvalid } from "../../lib/forms/focus-invalid.ts";

/** One required field of a login page: it takes the focus, and complains only when asked for its answer. */
export function useAnswer(kind: AnswerKind, { initial = "" } = {}) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();

  // Before the paint, and not by `autoFocus`: after Enter that is delayed, and the heading would get the focus first.
  useLayoutEffect(() => inputRef.current?.focus(), []);

  const focus = () => inputRef.current?.focus();
  const change = (next: string) => {
    setValue(next);
    setError(undefined);
  };
  /** The answer; undefined, with the complaint shown, if it is missing or malformed. */
  const take = (): string | undefined => {
    const complaint = answerMessage(kind, value);
    if (complaint === undefined) return value;
    setError(complaint);
    focusInvalid(inputRef.current, complaint);
    return undefined;
  };
  return { take, focus, field: { value, onChange: change, error, inputRef } };
}
