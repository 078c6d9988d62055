import { type Observable, observable, useObservable } from "./observable.ts";

export type FlashType = "info" | "success" | "warning" | "error";

/** A temporary on-screen message. */
export interface Flash {
  readonly id: number;
  readonly message: string;
  readonly type: FlashType;
  /** Milliseconds. */
  readonly keepFor: number;
}

/** As specified. */
const keepFor: Readonly<Record<FlashType, number>> = {
  info: 5_000,
  success: 5_000,
  warning: 6_000,
  error: 10_000,
};

export interface FlashStore extends Pick<Observable<readonly Flash[]>, "get" | "subscribe"> {
  readonly show: (message: string, options?: Partial<Pick<Flash, "type" | "keepFor">>) => number;
  readonly dismiss: (id: number) => void;
}

/** A message already showing is renewed, not duplicated. */
export function flashStore(): FlashStore {
  const shown = observable<readonly Flash[]>([]);
  let lastId = 0;
  return {
    get: shown.get,
    subscribe: shown.subscribe,
    show(message, options = {}) {
      const type = options.type ?? "info";
      const id = ++lastId;
      const others = shown.get().filter((one) => one.message !== message || one.type !== type);
      shown.set([...others, { id, message, type, keepFor: options.keepFor ?? keepFor[type] }]);
      return id;
    },
    dismiss: (id) => shown.set(shown.get().filter((one) => one.id !== id)),
  };
}

const store = flashStore();

/** Shows a flash message: `flash(t`Saved.`, { type: "success" })`. */
export const flash = store.show;
export const dismissFlash = store.dismiss;
export const useFlashes = (): readonly Flash[] => useObservable(store);
