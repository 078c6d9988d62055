import { useCallback, useEffect, useRef } from "react";

/** For what is started by a tap: a signal that ends it when the part of the screen goes. */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const own = new AbortController();
    leaving.current = own;
    return () => own.abort();
  }, []);
  return useCallback(() => leaving.current?.signal ?? AbortSignal.abort(), []);
}
