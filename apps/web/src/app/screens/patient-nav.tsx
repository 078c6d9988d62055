import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { ChevronDown, FileText } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { caseloadPatientQuery } from "../../features/caseload/api/caseload.ts";
import { DischargeNotice } from "../../features/caseload/screens/discharge-notice.tsx";
import { loadMessages } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NavGroup } from "./nav-group.tsx";
import styles from "./patient-nav.module.css";
import {
  changesTherapy,
  exportPlace,
  type PatientPlace,
  performancePlaces,
  practicePlaces,
} from "./patient-places.ts";

// Loaded with its texts: this navigation is on pages of every area.
const DocumentationMenu = lazyPart(async () => {
  const [{ DocumentationMenu: menu }] = await Promise.all([
    import("../../features/documentation/screens/documentation-menu.tsx"),
    loadMessages(["documentation"]),
  ]);
  return menu;
});

interface PlaceLinkProps {
  readonly patientId: string;
  readonly place: PatientPlace;
}

function PlaceLink({ patientId, place: { to, label, icon } }: PlaceLinkProps) {
  const { i18n } = useLingui();
  return (
    <li>
      <Link to={to} params={{ patientId }} className={styles.place}>
        <Icon of={icon} />
        {i18n._(label)}
      </Link>
    </li>
  );
}

/** The pages about one patient; for a discharged patient, only the read-only ones and the way back. */
export function PatientNav({ patientId }: { readonly patientId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(caseloadPatientQuery(patientId));
  const page = useLocation({ select: ({ pathname }) => pathname.split("/").at(-1) });
  const isDischarged = Boolean(data?.discharge);
  const open = practicePlaces.filter(({ id }) => !isDischarged || !changesTherapy.has(id));
  const isPractice = practicePlaces.some(({ id }) => id === page);
  return (
    <>
      <div className={styles.around}>
        <nav className={styles.nav} aria-label={t`Pages about this patient`}>
          <NavGroup
            label={t`Performance & Documentation`}
            folds="narrow"
            holdsCurrent={!isPractice}
          >
            {performancePlaces.map((place) => (
              <PlaceLink key={place.id} patientId={patientId} place={place} />
            ))}
            <li>
              <DocumentationMenu
                patientId={patientId}
                trigger={
                  <Button className={styles.place ?? ""}>
                    <Icon of={FileText} />
                    {t`Documentation`}
                    <Icon of={ChevronDown} />
                  </Button>
                }
              />
            </li>
            <PlaceLink patientId={patientId} place={exportPlace} />
          </NavGroup>
          <NavGroup label={t`Practice and access`} folds="always" holdsCurrent={isPractice}>
            {open.map((place) => (
              <PlaceLink key={place.id} patientId={patientId} place={place} />
            ))}
          </NavGroup>
        </nav>
      </div>
      <DischargeNotice patientId={patientId} />
    </>
  );
}
