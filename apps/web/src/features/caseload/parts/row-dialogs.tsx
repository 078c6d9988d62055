import type { ComponentType } from "react";
import type { RowDialog } from "../row-menu.ts";
import { CareTeamDialog } from "./care-team-dialog.tsx";
import { DischargeDialog, type PatientDialogProps, ReadmitDialog } from "./discharge-dialog.tsx";
import { TransferPatientDialog } from "./transfer-patient-dialog.tsx";

/** By the entry chosen in a row's menu. */
export const rowDialogs: Readonly<Record<RowDialog, ComponentType<PatientDialogProps>>> = {
  "care-team": CareTeamDialog,
  "hand-over": TransferPatientDialog,
  discharge: DischargeDialog,
  readmit: ReadmitDialog,
};
