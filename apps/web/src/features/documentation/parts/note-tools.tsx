import { Trans, useLingui } from "@lingui/react/macro";
import type { NoteDetail, Paper } from "@regain/contract/entities/note";
import type { PrintedDocument } from "@regain/contract/entities/printed-document";
import { useMutation } from "@tanstack/react-query";
import { Check, Copy, FileDown, Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { track } from "../../tracking/api/track.ts";
import { fetchNoteFile, type NoteAsked } from "../api/notes.ts";
import { copyDocument } from "../copy-document.ts";
import { fileNameOf, noteSlugs } from "../note-address.ts";

const copiedMs = 2_000;

interface NoteToolsProps {
  readonly asked: NoteAsked;
  readonly detail: NoteDetail;
  /** As it stands at this moment. */
  readonly document: PrintedDocument;
  /** Not inside the iOS app, which prints nothing. */
  readonly canPrint: boolean;
  /** Before a file is made of it: what was typed must be on the server. @returns whether it is */
  readonly settle: () => Promise<boolean>;
}

function CopyButton({ asked, document }: Pick<NoteToolsProps, "asked" | "document">) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    track("copy", noteSlugs[asked.kind]);
    try {
      await copyDocument(document);
      setCopied((count) => count + 1);
    } catch {
      flash(t`This browser does not let us copy. Mark the text and copy it yourself.`, {
        type: "error",
      });
    }
  };
  return (
    <>
      <Button icon={copied > 0 ? Check : Copy} onPress={() => void copy()}>
        {copied > 0 ? <Trans>Copied!</Trans> : <Trans>Copy</Trans>}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied > 0 && t`Copied!`}</span>
      </VisuallyHidden>
    </>
  );
}

/** Takes a note along: into another record, on paper, as a file. */
export function NoteTools({ asked, detail, document, canPrint, settle }: NoteToolsProps) {
  const { t } = useLingui();
  const download = useMutation({
    mutationFn: (paper: Paper) => fetchNoteFile(asked, { paper, detail }),
    networkMode: "always",
    onSuccess: (file) => saveFile(file, fileNameOf(asked)),
    onError: (error) => flash(errorText(error), { type: "error" }),
  });
  const fetchOn = async (paper: Paper) => {
    if (download.isPending) return;
    if (await settle()) download.mutate(paper);
    else
      flash(t`What you wrote is not saved yet, so the file would lack it. Please try again then.`, {
        type: "warning",
      });
  };
  return (
    <>
      <CopyButton asked={asked} document={document} />
      {canPrint && (
        <Button
          icon={Printer}
          onPress={() => {
            track("print", noteSlugs[asked.kind]);
            window.print();
          }}
        >
          <Trans>Print</Trans>
        </Button>
      )}
      <Menu
        name={t`Paper of the PDF`}
        trigger={
          <Button look="primary" icon={FileDown} isBusy={download.isPending}>
            <Trans>Download PDF</Trans>
          </Button>
        }
        entries={[
          { id: "letter", label: t`Letter`, onAction: () => void fetchOn("letter") },
          { id: "a4", label: t`A4`, onAction: () => void fetchOn("a4") },
        ]}
      />
    </>
  );
}
