import { Trans, useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { focusHeading } from "../../../lib/use-heading-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** Shown instead of scores that simple mode hides. */
export function HiddenScores({ onShow }: { readonly onShow: () => void }) {
  const { t } = useLingui();
  /** What comes in its place is read from the page's heading. */
  const show = () => {
    focusHeading();
    onShow();
  };
  return (
    <EmptyState
      title={t`Your scores are hidden`}
      picture={EyeOff}
      action={
        <Button icon={Eye} onPress={show}>
          <Trans>Show my scores</Trans>
        </Button>
      }
    >
      <Trans>You chose simple mode. It shows no scores.</Trans>
    </EmptyState>
  );
}
