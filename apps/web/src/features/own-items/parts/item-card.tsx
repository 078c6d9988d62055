import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnItem } from "@regain/contract/entities/own-item";
import { Pencil, Trash2, Volume2 } from "lucide-react";
import type { Listening } from "../../../lib/use-listening.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "../own-items.module.css";
import { OwnPhoto } from "./own-photo.tsx";

interface ItemCardProps {
  readonly item: OwnItem;
  /** The list can only be seen and heard. */
  readonly isClosed: boolean;
  readonly listening: Listening;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** One item: the photo, what it is, and what can be done with it. */
export function ItemCard({ item, isClosed, listening, onChange, onRemove }: ItemCardProps) {
  const { t } = useLingui();
  const { name, relation, photo, voice, addedBy } = item;
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
        {voice && listening.failed === voice && (
          <p role="alert" className={styles.failed}>
            <Trans>We cannot play this right now.</Trans>
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {voice && (
          <Button icon={Volume2} aria-label={t`Hear ${name}`} onPress={() => listening.play(voice)}>
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
