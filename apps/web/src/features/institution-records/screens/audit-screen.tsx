import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { EnterprisePage } from "../../institution/screens/enterprise-page.tsx";
import { auditQuery } from "../api/audit.ts";
import { useOwnInstitution } from "../../../lib/use-own-institution.ts";
import { isNarrowed } from "../audit-filter.ts";
import { AuditDownload } from "../parts/audit-download.tsx";
import { AuditTable } from "../parts/audit-table.tsx";
import { AuditTools, type AuditToolsProps, everything } from "../parts/audit-tools.tsx";

/** What a search has found, for those who do not see the table change. */
function Found({ count }: { readonly count: number }) {
  return (
    <VisuallyHidden>
      {count === 0 ? (
        <Trans>Nothing was found.</Trans>
      ) : (
        <Plural value={count} one="# entry is shown." other="# entries are shown." />
      )}
    </VisuallyHidden>
  );
}

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
      <div>
        <AuditTools search={search} onSearch={onSearch} />
        <LiveRegion>
          {data && !isPlaceholderData && (
            // As many as before is said again.
            <Found key={JSON.stringify(search)} count={data.entries.length} />
          )}
        </LiveRegion>
      </div>
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
