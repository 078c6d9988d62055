import type { BillingTables } from "./tables/billing.ts";
import type { BrowserErrorTables } from "./tables/browser-errors.ts";
import type { CaseloadTables } from "./tables/caseload.ts";
import type { DocumentationTables } from "./tables/documentation.ts";
import type { IdentityTables } from "./tables/identity.ts";
import type { MessagingTables } from "./tables/messaging.ts";
import type { OwnItemTables } from "./tables/own-items.ts";
import type { SurveyTables } from "./tables/survey.ts";
import type { ReminderTables } from "./tables/reminders.ts";
import type { TherapyTables } from "./tables/therapy.ts";
import type { WaysInTables } from "./tables/ways-in.ts";

/** All tables, one interface per area. Written by hand. */
export interface Tables
  extends
    IdentityTables,
    WaysInTables,
    TherapyTables,
    MessagingTables,
    OwnItemTables,
    CaseloadTables,
    DocumentationTables,
    BillingTables,
    ReminderTables,
    BrowserErrorTables,
    SurveyTables {}
