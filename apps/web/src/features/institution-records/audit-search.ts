import { auditKinds } from "@regain/contract/audit-values";
import { anyDay, anySearchText, anyText, oneOf, type SearchOf } from "../../lib/search.ts";

/** The audit page's parameters in the address; days are this device's, both included. */
export const auditSearch = {
  person: anySearchText,
  kind: oneOf(...auditKinds),
  from: anyDay,
  to: anyDay,
  refused: oneOf("true"),
  before: anyText,
  after: anyText,
  pageSize: oneOf("25", "50", "100"),
};
export type AuditSearch = SearchOf<typeof auditSearch>;
export type AuditChange = { readonly [Name in keyof AuditSearch]?: AuditSearch[Name] | undefined };
