import { Trans, useLingui } from "@lingui/react/macro";
import type { Note, NoteDetail, NoteDraft, SectionName } from "@regain/contract/entities/note";
import type { PrintedDocument } from "@regain/contract/entities/printed-document";
import { PenLine, Target } from "lucide-react";
import { type ReactNode, useState } from "react";
import { copyText } from "../../../lib/copy-text.ts";
import { flash } from "../../../lib/flash.ts";
import { lazyDialog } from "../../../lib/lazy-part.tsx";
import { Button } from "../../../ui/button.tsx";
import { DocumentView } from "../../../ui/document-view.tsx";
import { type NoteAsked, useSignNote } from "../api/notes.ts";
import { documentHtml, documentText, withTexts } from "../document-text.ts";
import { presentDraft } from "../draft-keeper.ts";
import { isSame, tooLong, toSections } from "../note-texts.ts";
import { useLogOutGuard } from "../use-log-out-guard.ts";
import { useNoteDraft } from "../use-note-draft.ts";
import { practiceOf } from "../note-address.ts";
import { ClashDialog } from "./clash-dialog.tsx";
import { DetailSwitch } from "./detail-switch.tsx";
import styles from "./documentation.module.css";
import { DraftStatus } from "./draft-status.tsx";
import { NoteTools } from "./note-tools.tsx";
import { PracticeSwitch } from "./practice-switch.tsx";
import { SignDialog } from "./sign-dialog.tsx";
import { UnsentQuestion } from "./unsent-notes.tsx";
import { VersionList } from "./version-list.tsx";
import { WritingField } from "./writing-field.tsx";

// Loaded on demand: it brings the calendar.
const GoalsDialog = lazyDialog(async () => (await import("./goals-dialog.tsx")).GoalsDialog);

interface DraftDeskProps {
  readonly note: Note;
  readonly draft: NoteDraft;
  readonly asked: NoteAsked;
  readonly detail: NoteDetail;
  readonly document: PrintedDocument;
  readonly canPrint: boolean;
  readonly headingOf: (section: SectionName) => string;
  readonly onSigned: () => void;
  readonly renderPage: (actions: ReactNode, children: ReactNode) => ReactNode;
}

/** A note being written: current figures, fields in between, and the signature at the end. */
export function DraftDesk(props: DraftDeskProps) {
  const { note, draft, asked, detail, document, canPrint, headingOf, onSigned, renderPage } = props;
  const { t } = useLingui();
  const { keeper, view } = useNoteDraft(asked, draft);
  const logOut = useLogOutGuard(keeper);
  const [open, setOpen] = useState<"sign" | "goals">();
  // The text when signing was started: nobody can type behind its dialog.
  const [shown, setShown] = useState(view.texts);
  const close = () => setOpen(undefined);
  const signing = useSignNote(asked);
  const openSigning = () => {
    // What went wrong the last time is no longer said.
    signing.reset();
    setShown(keeper.get().texts);
    setOpen("sign");
  };

  const long = tooLong(view.texts).map(headingOf).join(", ");
  const problem = long && t`Too long: ${long}. Please shorten what is marked.`;
  const isAddendum = (view.signed ?? draft.latest) !== null;
  // Until something is added, what was saved last is what is signed.
  const isBegun = !isAddendum || draft.isOpen || view.version > draft.version;

  const sign = async () => {
    const known = keeper.get().signed;
    if (signing.isPending || !(await keeper.save())) return;
    const { version, texts, signed } = keeper.get();
    // A signer must have read all of it, and know the version it amends.
    if (signed !== known || !isSame(texts, shown)) {
      close();
      flash(t`The note has changed. Please read it before you sign.`, { type: "warning" });
      return;
    }
    signing.mutate(
      { version, sections: toSections(texts), assistedOnly: practiceOf(note) === "clinic" },
      {
        onSuccess: () => {
          close();
          const said = isAddendum ? t`The addendum is signed.` : t`The note is signed.`;
          flash(said, { type: "success" });
          onSigned();
        },
        onError: (error) => {
          const present = presentDraft(error);
          if (!present) return;
          close();
          keeper.meet(present);
        },
      },
    );
  };

  const written = withTexts(document, view.texts);
  return renderPage(
    <NoteTools
      asked={{ ...asked, version: "0", practice: practiceOf(note) }}
      detail={detail}
      document={written}
      canPrint={canPrint}
      settle={keeper.save}
    />,
    <div className={styles.page}>
      <div className={styles.main}>
        <DraftStatus
          view={isBegun ? view : { ...view, savedAt: null }}
          isAddendum={isAddendum}
          tooLong={problem}
          onRetry={() => void keeper.save()}
          onCopy={() => copyText(documentText(written), documentHtml(written))}
        />
        <DocumentView
          document={written}
          density="record"
          isTitledByPage
          renderWriting={(block) => <WritingField {...block} onType={keeper.type} />}
        />
      </div>
      <aside className={styles.aside}>
        <section className={styles.part} aria-label={t`Signature`}>
          <h2>{isAddendum ? <Trans>Addendum</Trans> : <Trans>Draft</Trans>}</h2>
          <p>
            <Trans>Write in the note. It is saved as you write.</Trans>
          </p>
          <Button
            look="primary"
            icon={PenLine}
            isDisabled={view.clash !== undefined}
            onPress={openSigning}
          >
            {isAddendum ? <Trans>Sign addendum</Trans> : <Trans>Sign note</Trans>}
          </Button>
        </section>
        <section className={styles.part} aria-label={t`Goals`}>
          <h2>
            <Trans>Goals</Trans>
          </h2>
          <Button icon={Target} onPress={() => setOpen("goals")}>
            <Trans>Edit goals</Trans>
          </Button>
        </section>
        {asked.kind === "dailySessionNote" && <DetailSwitch asked={asked} detail={detail} />}
        {asked.kind === "dailySessionNote" && <PracticeSwitch note={note} />}
        <VersionList note={note} signed={view.signed} />
      </aside>
      {open === "sign" && (
        <SignDialog
          kind={asked.kind}
          isBusy={signing.isPending || view.status === "saving"}
          isAddendum={isAddendum}
          error={signing.error ?? view.error}
          problem={problem}
          onSign={() => void sign()}
          onClose={close}
        />
      )}
      {open === "goals" && (
        <GoalsDialog patientId={asked.patientId} onSaved={close} onClose={close} />
      )}
      {logOut.status === "blocked" && (
        <UnsentQuestion onLeave={logOut.proceed} onStay={logOut.reset} />
      )}
      {view.clash && (
        <ClashDialog
          clash={view.clash}
          mine={view.texts}
          nameOf={headingOf}
          onResolve={keeper.resolve}
        />
      )}
    </div>,
  );
}
