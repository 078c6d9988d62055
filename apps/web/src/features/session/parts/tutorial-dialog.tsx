import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useBackCloses } from "../../../lib/use-back.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { Category } from "../engine/category.ts";
import { FilmPlayer } from "./film-player.tsx";
import { Replay } from "./replay.tsx";
import { SteadyButton } from "./steady-button.tsx";

/** The film for all exercises played this way, or the replay of this one. */
export type TutorialKind = "film" | "replay";

interface TutorialDialogProps {
  readonly category: Category;
  /** What is seen first; the replay where there is no film. */
  readonly first: TutorialKind;
  readonly onClose: () => void;
}

/** How an exercise is done. */
export default function TutorialDialog({ category, first, onClose }: TutorialDialogProps) {
  const { t } = useLingui();
  useBackCloses(onClose);
  const { typeId, name, film } = category;
  const [selected, setSelected] = useState(first);
  const close = (
    <SteadyButton look="primary" onTap={onClose}>
      <Trans>Close</Trans>
    </SteadyButton>
  );
  const replay = <Replay typeId={typeId} />;
  return (
    <Dialog title={t`How it works: ${name}`} isOpen wide onClose={onClose} actions={close}>
      {film ? (
        <Tabs
          name={t`What to watch`}
          selected={selected}
          onSelect={setSelected}
          tabs={[
            { id: "film", label: t`Video`, content: <FilmPlayer film={film} name={name} /> },
            { id: "replay", label: t`See this exercise`, content: replay },
          ]}
        />
      ) : (
        replay
      )}
    </Dialog>
  );
}
