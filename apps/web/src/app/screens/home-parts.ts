import type { Auth } from "@regain/contract/entities/user";
import { lazyRouteComponent } from "@tanstack/react-router";
import { loadWords } from "../../lib/i18n.ts";

type UserType = Auth["user"]["type"];

/** `/dashboard` shows it to patients only. */
export const ReportSummary = lazyRouteComponent(
  () => import("./report-summary.tsx"),
  "ReportSummary",
);

/** With its words: `/dashboard` shows it to clinicians only. */
export const ClinicianHome = lazyRouteComponent(async () => {
  const [home] = await Promise.all([import("./clinician-home.tsx"), loadWords(["caseload"])]);
  return home;
}, "ClinicianHome");

/** Has `/dashboard` there before it is drawn: what takes the place of a skeleton waits for a third of a second. */
export const loadHome = (type: UserType): Promise<void> | undefined =>
  (type === "patient" ? ReportSummary : ClinicianHome).preload?.();
