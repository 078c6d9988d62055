import { Trans, useLingui } from "@lingui/react/macro";
import { Play } from "lucide-react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { ItemList } from "../parts/item-list.tsx";

/** The people and things that a patient or the family has added for practice. */
export function OwnItemsScreen() {
  const { t } = useLingui();
  const { user } = useSignedIn();
  return (
    <ItemList
      patientId={user.userId}
      title={t`My words and people`}
      lead={<Trans>You will see them in 4 exercises. One of them is Name the picture.</Trans>}
      empty={{
        title: t`Add people and things that matter to you`,
        text: (
          <Trans>
            Add a photo and a name. It can be your sister, your dog or your cup. Then you practice
            with them.
          </Trans>
        ),
      }}
      below={
        <LinkButton to="/do-therapy" icon={Play}>
          <Trans>Go to my practice</Trans>
        </LinkButton>
      }
    />
  );
}
