import type { Auth } from "@regain/contract/entities/user";
import { lazyRouteComponent } from "@tanstack/react-router";
import { loadMessages } from "../../lib/i18n.ts";

type UserType = Auth["user"]["type"];

/** `/dashboard` shows it only to patients. */
export const ReportSummary = lazyRouteComponent(
  () => import("./report-summary.tsx"),
  "ReportSummary",
);

/** With its texts: `/dashboard` shows it only to clinicians. */
export const ClinicianHome = lazyRouteComponent(async () => {
  const [home] = await Promise.all([import("./clinician-home.tsx"), loadMessages(["caseload"])]);
  return home;
}, "ClinicianHome");

/** Loads `/dashboard` before it is rendered: React holds back what replaces a skeleton for a third of a second. */
export const loadHome = (type: UserType): Promise<void> | undefined =>
  (type === "patient" ? ReportSummary : ClinicianHome).preload?.();
