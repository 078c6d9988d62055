import type { EverydayDocument } from "../page-types.ts";
import { emails, letters } from "./documents/letters.ts";
import { meals, recipes } from "./documents/meals.ts";
import { medicines } from "./documents/medicines.ts";
import { bills, receipts } from "./documents/money.ts";
import { foods, hours, notices } from "./documents/places.ts";
import { replaced } from "./documents/replaced.ts";
import { parking, tickets, timetables } from "./documents/travel.ts";

export const documents: readonly EverydayDocument[] = [
  ...medicines,
  ...meals,
  ...timetables,
  ...bills,
  ...letters,
  ...receipts,
  ...hours,
  ...recipes,
  ...foods,
  ...parking,
  ...tickets,
  ...notices,
  ...emails,
  ...replaced,
];
