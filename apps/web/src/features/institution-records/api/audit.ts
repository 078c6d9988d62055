import { exportInstitutionAudit } from "@regain/contract/calls/license/export-institution-audit";
import { institutionAudit } from "@regain/contract/calls/license/institution-audit";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import type { DownloadOptions } from "../../../lib/use-download.ts";
import { filterOf } from "../audit-filter.ts";
import type { AuditSearch } from "../audit-search.ts";

/** A page of the audit trail; the previous page stays until it has loaded. */
export const auditQuery = (id: string, search: AuditSearch) => {
  const { before, after, pageSize } = search;
  const query = { ...filterOf(search), before, after, pageSize };
  return queryOptions({
    queryKey: ["institution-audit", id, query],
    queryFn: ({ signal }) => call(institutionAudit, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    // New entries arrive all the time.
    staleTime: 0,
  });
};

export const fetchAuditTable = (
  id: string,
  search: AuditSearch,
  options: DownloadOptions,
): Promise<Blob> =>
  call(exportInstitutionAudit, { params: { id }, query: filterOf(search) }, options);
