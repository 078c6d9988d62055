import { Trans, useLingui } from "@lingui/react/macro";
import { tokenPrefixes } from "@regain/contract/token-prefixes";
import { useNavigate } from "@tanstack/react-router";
import { UserX } from "lucide-react";
import { rangeAsked } from "../../features/report/report-range.ts";
import type { ReportTab } from "../../features/report/report-tabs.ts";
import { MailedReportScreen } from "../../features/report/screens/mailed-report-screen.tsx";
import { useCurrentUser } from "../../lib/current-user.ts";
import { readLinkToken } from "../../lib/link-token.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { MessageScreen } from "./message-screen.tsx";
import { NotIdentifiedScreen } from "./not-identified-screen.tsx";
import { PatientReport } from "./patient-report.tsx";

const page = "/dashboard/report";

/** A link in an email was opened where another person is signed in: neither sees the other's report unasked. */
function SomebodyElses() {
  const { t } = useLingui();
  return (
    <MessageScreen
      title={t`This link is for another person`}
      picture={UserX}
      actions={
        <>
          <LinkButton to="/dashboard" look="primary">
            <Trans>Go to my dashboard</Trans>
          </LinkButton>
          <LinkButton to="/logout">
            <Trans>Log out</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>You are logged in as somebody else. Log out, then open the email again.</Trans>
      </p>
    </MessageScreen>
  );
}

interface OwnOrMailedReportProps {
  /** The patient whose report the emailed link is for. */
  readonly patientId?: string;
  readonly tab?: ReportTab;
  readonly startDate?: string;
  readonly endDate?: string;
}

/** `/dashboard/report`: the signed-in patient's own; without a user, what an emailed link opens. */
export function OwnOrMailedReport(props: OwnOrMailedReportProps) {
  const auth = useCurrentUser();
  const navigate = useNavigate();
  const { patientId, tab, startDate, endDate } = props;
  if (auth)
    return patientId && patientId !== auth.user.userId ? <SomebodyElses /> : <PatientReport />;
  const linkToken = readLinkToken(page);
  if (!patientId || !linkToken?.startsWith(tokenPrefixes.link)) return <NotIdentifiedScreen />;
  return (
    <MailedReportScreen
      patientId={patientId}
      linkToken={linkToken}
      range={rangeAsked({ startDate, endDate })}
      tab={tab}
      onTab={(next) =>
        void navigate({
          to: ".",
          search: (now) => ({ ...now, tab: next }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
