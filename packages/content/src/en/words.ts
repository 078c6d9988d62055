import type { Word } from "../types.ts";
import { animal } from "./words/animal.ts";
import { body } from "./words/body.ts";
import { building } from "./words/building.ts";
import { clothing } from "./words/clothing.ts";
import { drink } from "./words/drink.ts";
import { food } from "./words/food.ts";
import { furniture } from "./words/furniture.ts";
import { household } from "./words/household.ts";
import { instrument } from "./words/instrument.ts";
import { kitchen } from "./words/kitchen.ts";
import { nature } from "./words/nature.ts";
import { person } from "./words/person.ts";
import { personal } from "./words/personal.ts";
import { sport } from "./words/sport.ts";
import { tool } from "./words/tool.ts";
import { vehicle } from "./words/vehicle.ts";

/** Picturable nouns. Each picture was checked by eye: people name it immediately. */
export const words: readonly Word[] = [
  ...food,
  ...drink,
  ...animal,
  ...clothing,
  ...furniture,
  ...kitchen,
  ...tool,
  ...household,
  ...vehicle,
  ...body,
  ...nature,
  ...building,
  ...instrument,
  ...sport,
  ...personal,
  ...person,
];
