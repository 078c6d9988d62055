import { useEffect, useRef, useState } from "react";

/**
 * The text being typed, which the address follows. The address may lag behind a fast typist, so it is read again only
 * outside the field, for example after Back.
 */
export function useTyped(value: string, onChange: (next: string) => void) {
  const [typed, setTyped] = useState(value);
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current) setTyped(value);
  }, [value]);
  return {
    typed,
    type: (next: string) => {
      setTyped(next);
      onChange(next);
    },
    onFocus: () => {
      isTyping.current = true;
    },
    onBlur: () => {
      isTyping.current = false;
    },
  };
}
