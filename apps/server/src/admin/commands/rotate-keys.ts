import { chooseStore } from "../../adapters/objects/choose.ts";
import type { Resealed } from "../../adapters/objects/kept-store.ts";
import { openKeyRing } from "../../lib/keys/open-key-ring.ts";
import { type Rotation, rotateKeys } from "../../modules/keys/rotate-keys.service.ts";
import { type Command, CommandRefusal } from "../command.ts";
import { checkOwnPlace, checkOwnUser } from "../own-place.ts";

const maxNamed = 10;

const counted = (what: string, { changed, current }: Resealed): string =>
  `${what}: ${changed} re-encrypted, ${current} already current.`;

/** Each item that could not be opened is listed with its reason: each has to be looked into. */
/** A container that was only restarted runs with its previous settings, and so does a command inside it. */
const isThatTheNewOne = ({ key, files, secrets }: Rotation): readonly string[] =>
  files.changed + secrets.changed > 0
    ? []
    : [
        `Is "${key}" not the new one? Then this ran with the previous settings, as the servers may: keep all keys.`,
      ];

function refuseBroken({ files, secrets }: Rotation): void {
  const broken = [...secrets.broken, ...files.broken];
  if (broken.length === 0) return;
  const named = broken.slice(0, maxNamed).map(({ thing, why }) => `- ${thing}: ${why}`);
  const more = broken.length > maxNamed ? [`and ${broken.length - maxNamed} more.`] : [];
  throw new CommandRefusal(
    "locked-away",
    [
      counted("Files", files),
      counted("Sign-in secrets", secrets),
      `${broken.length} could not be opened and were left as they are. Keep all keys.`,
      ...named,
      ...more,
    ].join("\n"),
  );
}

export const rotateKeysCommand: Command = {
  name: "rotate-keys",
  summary: "Encrypts everything with the current key.",
  more: "The current key is the first in ENCRYPTION_KEYS. Put a new one first, restart the servers with it, run this, and\nremove the old one once it says that nothing is left under any key but the new one. It can be stopped and run\nagain at any time.",
  operands: [],
  async prepare(context) {
    const { database, config, now } = context;
    checkOwnUser(config);
    await checkOwnPlace(context);
    const keys = await openKeyRing(config);
    const parts = { database, keys, store: chooseStore(config) };
    return {
      about: [],
      will: `Encrypts recordings, photos, voices, logos, and sign-in secrets with the key "${keys.current}".`,
      async run() {
        const rotation = await rotateKeys(parts, now);
        refuseBroken(rotation);
        const { key, files, secrets } = rotation;
        return {
          says: [
            counted("Files", files),
            counted("Sign-in secrets", secrets),
            `Nothing is left under any key but "${key}".`,
            ...isThatTheNewOne(rotation),
          ].join("\n"),
          data: rotation,
        };
      },
    };
  },
};
