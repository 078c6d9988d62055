import type { Adapter, AdapterFactory, AdapterPayload } from "oidc-provider";

interface Kept {
  readonly payload: AdapterPayload;
  readonly until: number;
}

const usualSeconds = 600;

/** What the demo's provider stores about sign-ins in progress: in this process's memory, for a while. */
export function demoMemory(): AdapterFactory {
  const kept = new Map<string, Kept>();

  const live = (key: string): AdapterPayload | undefined => {
    const found = kept.get(key);
    return found && found.until > Date.now() ? found.payload : undefined;
  };
  const forget = (isOver: (one: Kept) => boolean) => {
    for (const [key, one] of kept) if (isOver(one)) kept.delete(key);
  };

  return (model): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`;
    const findBy = (name: "uid" | "userCode", value: string) =>
      [...kept.keys()]
        .filter((key) => key.startsWith(`${model} `))
        .map(live)
        .find((payload) => payload?.[name] === value);
    return {
      upsert(id, payload, seconds = usualSeconds) {
        forget(({ until }) => until <= Date.now());
        kept.set(keyOf(id), { payload, until: Date.now() + seconds * 1000 });
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(live(keyOf(id))),
      findByUid: (uid) => Promise.resolve(findBy("uid", uid)),
      findByUserCode: (code) => Promise.resolve(findBy("userCode", code)),
      consume(id) {
        const payload = live(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
        return Promise.resolve();
      },
      destroy(id) {
        kept.delete(keyOf(id));
        return Promise.resolve();
      },
      revokeByGrantId(grantId) {
        forget(({ payload }) => payload.grantId === grantId);
        return Promise.resolve();
      },
    };
  };
}
