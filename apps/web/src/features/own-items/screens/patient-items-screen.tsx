import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ItemList } from "../parts/item-list.tsx";

interface PatientItemsScreenProps {
  readonly patientId: string;
  readonly isDischarged: boolean;
  /** Stands above the heading. */
  readonly above: ReactNode;
}

/** The same list as a clinician of the patient looks after it. */
export function PatientItemsScreen({ patientId, isDischarged, above }: PatientItemsScreenProps) {
  const { t } = useLingui();
  return (
    <ItemList
      isClinician
      patientId={patientId}
      title={t`Words and people`}
      above={above}
      closed={
        isDischarged && (
          <Trans>This patient is discharged. Re-admit the patient to change this list.</Trans>
        )
      }
      lead={
        <Trans>
          The patient meets them in Name the picture, Picture pairs, Faces and names and Spelling.
        </Trans>
      }
      empty={{
        title: t`Nothing added yet`,
        text: (
          <Trans>
            Add people and things that matter to this patient. They come in the next practice.
          </Trans>
        ),
      }}
    />
  );
}
