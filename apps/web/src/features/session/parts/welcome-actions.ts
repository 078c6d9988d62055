import { type WelcomeAction, welcomeActions } from "@regain/contract/welcome-values";
import {
  ChartColumn,
  CircleArrowRight,
  Clock,
  Download,
  LayoutList,
  ListChecks,
  type LucideIcon,
  Mail,
  Play,
} from "lucide-react";

/** A newer server may ask for something this player cannot do. */
export const isSupported = (action: string): action is WelcomeAction =>
  (welcomeActions as readonly string[]).includes(action);

const icons: Readonly<Record<WelcomeAction, LucideIcon>> = {
  START_ASSESSMENT_SESSION: ListChecks,
  DEFER_ASSESSMENT: Clock,
  START_THERAPY_SESSION: Play,
  CHOOSE_EXERCISES: LayoutList,
  EMAIL_REPORT: Mail,
  GET_APP: Download,
  CONTINUE: ChartColumn,
};

export const iconOf = (action: string): LucideIcon =>
  isSupported(action) ? icons[action] : CircleArrowRight;
