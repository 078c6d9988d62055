import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnItem } from "@regain/contract/entities/own-item";
import { Pencil, Trash2, Volume2 } from "lucide-react";
import { flash } from "../../../lib/flash.ts";
import { Button } from "../../../ui/button.tsx";
import { hearVoice } from "../hear-voice.ts";
import styles from "../own-items.module.css";
import { OwnPhoto } from "./own-photo.tsx";

interface ItemCardProps {
  readonly item: OwnItem;
  /** The list can be seen and heard only. */
  readonly isClosed: boolean;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** One of the list: the photo, what it is, and what can be done with it. */
export function ItemCard({ item, isClosed, onChange, onRemove }: ItemCardProps) {
  const { t } = useLingui();
  const { name, relation, photo, voice, addedBy } = item;
  const hear = (path: string) =>
    hearVoice(path).catch(() => flash(t`We cannot play this right now.`, { type: "error" }));
  return (
    <li className={styles.card}>
      <OwnPhoto path={photo} />
      <div>
        <h2 className={styles.name}>{name}</h2>
        {relation && <p className={styles.quiet}>{relation}</p>}
        {addedBy && (
          <p className={styles.quiet}>
            <Trans>Added by {addedBy}</Trans>
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {voice && (
          <Button icon={Volume2} aria-label={t`Hear ${name}`} onPress={() => void hear(voice)}>
            <Trans>Hear</Trans>
          </Button>
        )}
        {!isClosed && (
          <>
            <Button icon={Pencil} aria-label={t`Change ${name}`} onPress={onChange}>
              <Trans>Change</Trans>
            </Button>
            <Button look="danger" icon={Trash2} aria-label={t`Remove ${name}`} onPress={onRemove}>
              <Trans>Remove</Trans>
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
