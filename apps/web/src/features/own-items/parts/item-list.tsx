import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnItem } from "@regain/contract/entities/own-item";
import { maxOwnItems } from "@regain/contract/own-item-limits";
import { useQuery } from "@tanstack/react-query";
import { Plus, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { PatientError } from "../../../lib/patient-error.tsx";
import { useListening } from "../../../lib/use-listening.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { fetchVoice, ownItemsQuery } from "../api/own-items.ts";
import styles from "../own-items.module.css";
import { AddDialog } from "./add-dialog.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { ItemCard } from "./item-card.tsx";
import { RemoveItemDialog } from "./remove-item-dialog.tsx";

type Open =
  | { readonly dialog: "add" }
  | { readonly dialog: "change" | "remove"; readonly item: OwnItem };

export interface ItemListProps {
  readonly patientId: string;
  readonly title: string;
  /** Which exercises show the items. */
  readonly lead: ReactNode;
  readonly empty: { readonly title: string; readonly text: ReactNode };
  /** A clinician manages the list, and adds with the patient's consent. */
  readonly isClinician?: boolean;
  /** Why the list is read-only; it can be changed if this is not given. */
  readonly closed?: ReactNode;
  /** Shown above the heading. */
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

/** The people and things that a patient practices with, and what can be done with the list. */
export function ItemList(props: ItemListProps) {
  const { patientId, title, lead, empty, isClinician = false, closed, above, below } = props;
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(ownItemsQuery(patientId));
  const [open, setOpen] = useState<Open>();
  const listening = useListening(fetchVoice);
  const close = () => setOpen(undefined);
  const items = data?.items ?? [];
  const isFull = items.length >= maxOwnItems;
  const isClosed = Boolean(closed);
  const add = !isClosed && (
    <Button
      look="primary"
      icon={Plus}
      isDisabled={isFull}
      onPress={() => setOpen({ dialog: "add" })}
    >
      <Trans>Add</Trans>
    </Button>
  );

  return (
    <Stack>
      {above}
      <PageHeading
        below={
          items.length > 0 && (
            <Trans>
              {items.length} of {maxOwnItems} added
            </Trans>
          )
        }
        actions={items.length > 0 && add}
      >
        {title}
      </PageHeading>
      {isClosed && <p>{closed}</p>}
      {isPending && <Skeleton shape="block" count={2} />}
      {error && !data && <PatientError error={error} onRetry={() => void refetch()} />}
      {data && items.length === 0 && (
        <EmptyState title={empty.title} picture={Users} action={add}>
          {!isClosed && empty.text}
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.list}>
            {items.map((item) => (
              <ItemCard
                key={item.itemId}
                item={item}
                isClosed={isClosed}
                listening={listening}
                onChange={() => setOpen({ dialog: "change", item })}
                onRemove={() => setOpen({ dialog: "remove", item })}
              />
            ))}
          </ul>
        </>
      )}
      {below && <div>{below}</div>}
      {open?.dialog === "add" && (
        <AddDialog
          patientId={patientId}
          agreement={
            isClinician ? t`The patient agrees that this is kept here for practice.` : undefined
          }
          onClose={close}
        />
      )}
      {open?.dialog === "change" && (
        <ChangeDialog patientId={patientId} item={open.item} onClose={close} />
      )}
      {open?.dialog === "remove" && (
        <RemoveItemDialog patientId={patientId} item={open.item} onClose={close} />
      )}
    </Stack>
  );
}
