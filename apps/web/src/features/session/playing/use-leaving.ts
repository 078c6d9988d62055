import { useCallback, useEffect, useRef } from "react";

/** For work started by a tap: a signal that ends it when the component unmounts. */
export function useUnmountSignal(): () => AbortSignal {
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const own = new AbortController();
    leaving.current = own;
    return () => own.abort();
  }, []);
  return useCallback(() => leaving.current?.signal ?? AbortSignal.abort(), []);
}
