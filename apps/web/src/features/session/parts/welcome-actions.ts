import { type WelcomeAction, welcomeActions } from "@regain/contract/entities/welcome";
import { ChartColumn, CircleArrowRight, type LucideIcon, Play } from "lucide-react";

/** What the player can do of what a welcome may ask. */
export type SupportedAction = Extract<WelcomeAction, "START_THERAPY_SESSION" | "CONTINUE">;

const supported: Readonly<Record<WelcomeAction, boolean>> = {
  START_THERAPY_SESSION: true,
  CONTINUE: true,
  START_ASSESSMENT_SESSION: false,
  DEFER_ASSESSMENT: false,
  EMAIL_REPORT: false,
};

const isKnown = (action: string): action is WelcomeAction =>
  (welcomeActions as readonly string[]).includes(action);

export const isSupported = (action: string): action is SupportedAction =>
  isKnown(action) && supported[action];

const icons: Readonly<Record<string, LucideIcon>> = {
  START_THERAPY_SESSION: Play,
  CONTINUE: ChartColumn,
};

export const iconOf = (action: string): LucideIcon => icons[action] ?? CircleArrowRight;
