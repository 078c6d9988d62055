import { useLayoutEffect, useRef, useState } from "react";

/** One required field of a login step: it takes the focus, and complains only when asked for its answer. */
export function useAnswer(complaint: string, { initial = "", form = /\S/ } = {}) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);
  const [isWrong, setWrong] = useState(false);

  // Before the frame is painted, and not by `autoFocus`: after Enter that waits, and the heading is quicker.
  useLayoutEffect(() => inputRef.current?.focus(), []);

  const focus = () => inputRef.current?.focus();
  const change = (next: string) => {
    setValue(next);
    setWrong(false);
  };
  /** The answer; undefined, with the complaint shown, where there is none or it has another form. */
  const take = (): string | undefined => {
    if (form.test(value)) return value;
    setWrong(true);
    focus();
    return undefined;
  };
  const error = isWrong ? complaint : undefined;
  return { take, focus, field: { value, onChange: change, error, inputRef } };
}
