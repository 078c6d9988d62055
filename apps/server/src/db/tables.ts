import type { IdentityTables } from "./tables/identity.ts";
import type { MessagingTables } from "./tables/messaging.ts";
import type { OwnItemTables } from "./tables/own-items.ts";
import type { TherapyTables } from "./tables/therapy.ts";

/** All tables, one interface an area. Written by hand. */
export interface Tables extends IdentityTables, TherapyTables, MessagingTables, OwnItemTables {}
