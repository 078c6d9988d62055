import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { EnterprisePage } from "../../institution/screens/enterprise-page.tsx";
import { auditQuery } from "../api/audit.ts";
import { useOwnInstitution } from "../../../lib/use-own-institution.ts";
import { isNarrowed } from "../audit-filter.ts";
import { AuditDownload } from "../parts/audit-download.tsx";
import { AuditTable } from "../parts/audit-table.tsx";
import { AuditTools, type AuditToolsProps, everything } from "../parts/audit-tools.tsx";

/** Who in the institution did what. */
export function AuditScreen({ search, onSearch }: AuditToolsProps) {
  const { t } = useLingui();
  const query = useQuery(auditQuery(useOwnInstitution(), search));
  const { data, error, isPending, isPlaceholderData, refetch } = query;
  const nobody = (
    <EmptyState
      title={isNarrowed(search) ? t`Nothing found` : t`Nothing has happened yet`}
      picture={ScrollText}
      action={
        isNarrowed(search) && (
          <Button onPress={() => onSearch(everything)}>
            <Trans>Show everything</Trans>
          </Button>
        )
      }
    >
      {isNarrowed(search) ? (
        <Trans>Nothing matches your search.</Trans>
      ) : (
        <Trans>Here you will see who logs in, opens a record or changes something.</Trans>
      )}
    </EmptyState>
  );
  return (
    <EnterprisePage
      title={t`Audit`}
      below={
        <Trans>
          Who in your institution did what, latest first. What patients practice stays private and
          is not listed.
        </Trans>
      }
      actions={<AuditDownload search={search} />}
    >
      <AuditTools search={search} onSearch={onSearch} />
      {isPending && <Skeleton shape="block" count={2} label={t`Loading who did what`} />}
      {error && !isPlaceholderData && !data && (
        <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
      )}
      {data &&
        (data.entries.length === 0 ? (
          nobody
        ) : (
          <AuditTable page={data} search={search} onSearch={onSearch} isStale={isPlaceholderData} />
        ))}
    </EnterprisePage>
  );
}
