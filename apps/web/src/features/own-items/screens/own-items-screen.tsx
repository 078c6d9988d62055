import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnItem } from "@regain/contract/entities/own-item";
import { mostOwnItems } from "@regain/contract/own-limits";
import { useQuery } from "@tanstack/react-query";
import { Play, Plus, Users } from "lucide-react";
import { useState } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { ownItemsQuery } from "../api/own-items.ts";
import styles from "../own-items.module.css";
import { AddDialog } from "../parts/add-dialog.tsx";
import { ChangeDialog } from "../parts/change-dialog.tsx";
import { ItemCard } from "../parts/item-card.tsx";
import { RemoveDialog } from "../parts/remove-dialog.tsx";

type Open =
  | { readonly dialog: "add" }
  | { readonly dialog: "change" | "remove"; readonly item: OwnItem };

/** The people and things that a patient or the family has added to practise with. */
export function OwnItemsScreen() {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const patientId = user.userId;
  const { data, error, isPending, refetch } = useQuery(ownItemsQuery(patientId));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const items = data?.items ?? [];
  const isFull = items.length >= mostOwnItems;
  const add = (
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
      <PageHeading
        below={
          items.length > 0 && (
            <Trans>
              {items.length} of {mostOwnItems} added
            </Trans>
          )
        }
        actions={items.length > 0 && add}
      >
        {t`My words and people`}
      </PageHeading>
      {isPending && <Skeleton shape="block" count={2} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>}
      {data && items.length === 0 && (
        <EmptyState title={t`Add who and what matters to you`} picture={Users} action={add}>
          <Trans>
            Add a photo and a name. It can be your sister, your dog or your cup. Then you practice
            with them.
          </Trans>
        </EmptyState>
      )}
      {items.length > 0 && (
        <>
          <p className={styles.lead}>
            <Trans>
              You meet them in Name the picture, Picture pairs, Faces and names and Spelling.
            </Trans>
          </p>
          <ul className={styles.list}>
            {items.map((item) => (
              <ItemCard
                key={item.itemId}
                item={item}
                onChange={() => setOpen({ dialog: "change", item })}
                onRemove={() => setOpen({ dialog: "remove", item })}
              />
            ))}
          </ul>
        </>
      )}
      <div>
        <LinkButton to="/do-therapy" icon={Play}>
          <Trans>Go to my practice</Trans>
        </LinkButton>
      </div>
      {open?.dialog === "add" && <AddDialog patientId={patientId} onClose={close} />}
      {open?.dialog === "change" && (
        <ChangeDialog patientId={patientId} item={open.item} onClose={close} />
      )}
      {open?.dialog === "remove" && (
        <RemoveDialog patientId={patientId} item={open.item} onClose={close} />
      )}
    </Stack>
  );
}
