import { Trans, useLingui } from "@lingui/react/macro";
import type { NoteDetail, Paper } from "@regain/contract/entities/note";
import type { PrintedDocument } from "@regain/contract/entities/printed-document";
import { useMutation, useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { CopyButton } from "../../../lib/copy-button.tsx";
import { copyText } from "../../../lib/copy-text.ts";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { PrintButton } from "../../../lib/print-button.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { caseloadPatientQuery } from "../../caseload/api/caseload.ts";
import { track } from "../../tracking/api/track.ts";
import { fetchNoteFile, type NoteAsked } from "../api/notes.ts";
import { documentHtml, documentText } from "../document-text.ts";
import { fileNameOf, noteSlugs } from "../note-address.ts";

interface NoteToolsProps {
  readonly asked: NoteAsked;
  readonly detail: NoteDetail;
  /** With the current text. */
  readonly document: PrintedDocument;
  /** False inside the iOS app, which cannot print. */
  readonly canPrint: boolean;
  /**
   * Called before a file is made: what was typed must be on the server.
   * @returns whether it is
   */
  readonly settle: () => Promise<boolean>;
}

/** Exports a note: into another record, on paper, as a file. */
export function NoteTools({ asked, detail, document, canPrint, settle }: NoteToolsProps) {
  const { t } = useLingui();
  const { data: patient } = useQuery(caseloadPatientQuery(asked.patientId));
  const download = useMutation({
    mutationFn: (paper: Paper) => fetchNoteFile(asked, { paper, detail }),
    onSuccess: (file) => saveFile(file, fileNameOf(asked, patient?.patientUsername)),
    onError: (error) => flash(errorText(error), { type: "error" }),
  });
  const fetchOn = async (paper: Paper) => {
    if (download.isPending) return;
    if (await settle()) download.mutate(paper);
    else
      flash(
        t`What you wrote is not saved yet, so it would be missing from the file. Please try again in a moment.`,
        {
          type: "warning",
        },
      );
  };
  return (
    <>
      <CopyButton
        onCopy={() => {
          track("copy", noteSlugs[asked.kind]);
          return copyText(documentText(document), documentHtml(document));
        }}
      >
        <Trans>Copy</Trans>
      </CopyButton>
      {canPrint && <PrintButton onPrint={() => track("print", noteSlugs[asked.kind])} />}
      <Menu
        name={t`PDF paper size`}
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
