import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ItemList } from "../parts/item-list.tsx";

interface PatientItemsScreenProps {
  readonly patientId: string;
  readonly isDischarged: boolean;
  /** Shown above the heading. */
  readonly above: ReactNode;
}

/** The same list as managed by the patient's clinician. */
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
          <Trans>This patient is discharged. Readmit the patient to change this list.</Trans>
        )
      }
      lead={
        <Trans>
          The patient will see them in Name the picture, Picture pairs, Faces and names and
          Spelling.
        </Trans>
      }
      empty={{
        title: t`Nothing added yet`,
        text: (
          <Trans>
            Add people and things that matter to this patient. They will be in the next practice.
          </Trans>
        ),
      }}
    />
  );
}
