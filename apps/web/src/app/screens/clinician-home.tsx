import { Trans, useLingui } from "@lingui/react/macro";
import type { Attention, PatientRow } from "@regain/contract/entities/caseload";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { FileText, HeartHandshake, IdCard, ListChecks } from "lucide-react";
import { useEffect, useState } from "react";
import { caseloadKey } from "../../features/caseload/api/caseload.ts";
import { searchAfter } from "../../features/caseload/list-address.ts";
import { CaseloadScreen } from "../../features/caseload/screens/caseload-screen.tsx";
import { lazyDialog } from "../../lib/lazy-part.tsx";
import { loadMessages } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import type { MenuEntry } from "../../ui/menu.tsx";
import { changesTherapy, patientPlaces } from "./patient-places.ts";
import { loadPatientPageTop } from "./report-frame.tsx";

// Loaded on demand, with its texts.
const ScheduleDialog = lazyDialog(async () => {
  const [{ ScheduleDialog: dialog }] = await Promise.all([
    import("../../features/schedule/screens/schedule-dialog.tsx"),
    loadMessages(["schedule"]),
  ]);
  return dialog;
});

const AddedPatient = lazyDialog(async () => {
  const [{ AddedPatient: notice }] = await Promise.all([
    import("../../features/add-patient/screens/added-patient.tsx"),
    loadMessages(["add-patient", "identity"]),
  ]);
  return notice;
});

/** Leads to the general brochure, not made for any one patient. */
const Brochure = ({ isFirst }: { readonly isFirst: boolean }) => (
  <LinkButton
    to="/dashboard/request-brochure/$patientId/$sourceView"
    params={{ patientId: "all", sourceView: "dashboard" }}
    icon={FileText}
    {...(isFirst && { look: "primary" })}
  >
    {isFirst ? <Trans>Download Patient Brochure</Trans> : <Trans>Patient brochure</Trans>}
  </LinkButton>
);

interface ActionProps {
  readonly item: Attention;
  readonly onSchedule: (patientId: string) => void;
}

/** The action for each reason to look at a patient. */
function AttentionAction({ item, onSchedule }: ActionProps) {
  const { t } = useLingui();
  const { patientId, patientUsername: patient } = item;
  if (item.action === "adjust-homework")
    return (
      <Button
        icon={ListChecks}
        aria-label={t`Modify schedule for ${patient}`}
        onPress={() => onSchedule(patientId)}
      >
        <Trans>Modify schedule</Trans>
      </Button>
    );
  if (item.action === "sign-in-card")
    return (
      <LinkButton
        to="/dashboard/patient/$patientId/access"
        params={{ patientId }}
        icon={IdCard}
        aria-label={t`Sign-in card for ${patient}`}
      >
        <Trans>Sign-in card</Trans>
      </LinkButton>
    );
  return (
    <LinkButton
      to="/dashboard/request-brochure/$patientId/$sourceView"
      params={{ patientId, sourceView: "dashboard" }}
      icon={HeartHandshake}
      aria-label={t`Encourage ${patient}`}
    >
      <Trans>Encourage</Trans>
    </LinkButton>
  );
}

/** A clinician's `/dashboard`: the list of patients, with what the other areas can do for each. */
export function ClinicianHome() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // The next step from here is usually a patient.
  useEffect(() => void loadPatientPageTop(), []);
  const {
    tab: _,
    startDate: __,
    endDate: ___,
    added,
    ...search
  } = useSearch({ from: "/dashboard/" });
  const [scheduleOf, setScheduleOf] = useState<string | undefined>();

  const rowActions = ({ patientId, status }: PatientRow): readonly MenuEntry[] =>
    patientPlaces.map(({ id, to, label, icon }) => ({
      id,
      label: i18n._(label),
      icon,
      isDisabled: changesTherapy.has(id) && status.kind === "discharged",
      onAction: () =>
        id === "schedule" ? setScheduleOf(patientId) : void navigate({ to, params: { patientId } }),
    }));
  const closeSchedule = () => {
    setScheduleOf(undefined);
    void queries.invalidateQueries({ queryKey: caseloadKey });
  };

  return (
    <>
      <CaseloadScreen
        search={search}
        notice={
          added && (
            <AddedPatient
              key={added}
              patientId={added}
              onClose={() => void navigate({ to: "/dashboard", search, replace: true })}
            />
          )
        }
        onSearch={(change) =>
          void navigate({
            from: "/dashboard/",
            to: "/dashboard",
            search: (now) => searchAfter(now, change),
            replace: true,
            resetScroll: false,
          })
        }
        rowActions={rowActions}
        renderScheduleActions={({ patientId, status }) =>
          status.kind !== "discharged" && (
            <Button icon={ListChecks} onPress={() => setScheduleOf(patientId)}>
              <Trans>Modify schedule</Trans>
            </Button>
          )
        }
        renderAttentionAction={(item) => <AttentionAction item={item} onSchedule={setScheduleOf} />}
        renderBrochure={(place) => <Brochure isFirst={place === "first-visit"} />}
      />
      {scheduleOf && <ScheduleDialog patientId={scheduleOf} onClose={closeSchedule} />}
    </>
  );
}
