import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AuditKind } from "@regain/contract/audit-values";

export const kindNames: Readonly<Record<AuditKind, MessageDescriptor>> = {
  "sign-in": msg`Logging in and out`,
  administration: msg`Administration`,
  reading: msg`Reading records`,
  treatment: msg`Work with patients`,
  export: msg`Downloads`,
  account: msg`Own account`,
};
