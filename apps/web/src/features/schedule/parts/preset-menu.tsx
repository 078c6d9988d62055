import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { BookmarkPlus, ChevronDown, FolderOpen, Settings2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import type { EditorLine, Exercise } from "../editor/line.ts";
import { ApplyPresetDialog } from "./apply-preset-dialog.tsx";
import { NamePresetDialog } from "./name-preset-dialog.tsx";

interface PresetMenuProps {
  readonly lines: readonly EditorLine[];
  readonly onApply: (mode: "add" | "replace", exercises: readonly Exercise[]) => void;
}

/** Presets in the editor: use one, save this list as one, or manage them. */
export function PresetMenu({ lines, onApply }: PresetMenuProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState<"apply" | "save">();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        name={t`Presets`}
        trigger={
          <Button iconAfter={ChevronDown}>
            <Trans>Presets</Trans>
          </Button>
        }
        entries={[
          {
            id: "apply",
            label: t`Use a preset…`,
            icon: FolderOpen,
            onAction: () => setOpen("apply"),
          },
          {
            id: "save",
            label: t`Save as preset…`,
            icon: BookmarkPlus,
            isDisabled: lines.length === 0,
            onAction: () => setOpen("save"),
          },
          {
            id: "manage",
            label: t`My presets`,
            icon: Settings2,
            onAction: () => void navigate({ to: "/dashboard/presets" }),
          },
        ]}
      />
      {open === "apply" && (
        <ApplyPresetDialog
          onApply={(mode, exercises) => {
            onApply(mode, exercises);
            close();
          }}
          onClose={close}
        />
      )}
      {open === "save" && <NamePresetDialog lines={lines} onClose={close} />}
    </>
  );
}
