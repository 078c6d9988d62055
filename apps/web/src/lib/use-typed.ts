import { useEffect, useRef, useState } from "react";

/**
 * What is being typed, which the address follows. The address may lag behind somebody who types fast, so it is looked
 * at again only once the field has been left: after Back, say.
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
