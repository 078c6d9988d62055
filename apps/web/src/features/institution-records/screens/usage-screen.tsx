import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../../lib/error-text.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { EnterprisePage } from "../../institution/screens/enterprise-page.tsx";
import { useOwnInstitution } from "../../../lib/use-own-institution.ts";
import { usageQuery } from "../api/usage.ts";
import { UsageTiles } from "../parts/usage-tiles.tsx";
import { UsageWeeks } from "../parts/usage-weeks.tsx";

/** How much the institution is used, without any patient's data. */
export function UsageScreen() {
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useQuery(usageQuery(useOwnInstitution()));
  return (
    <EnterprisePage
      title={t`Usage figures`}
      below={<Trans>Your institution as a whole. No figure is about a single patient.</Trans>}
    >
      {isPending && <Skeleton shape="block" count={2} label={t`Loading the figures`} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>}
      {data && (
        <>
          <UsageTiles {...data} />
          <UsageWeeks weeks={data.weeks} />
        </>
      )}
    </EnterprisePage>
  );
}
