import type { TaskView } from "@regain/contract/entities/task-view";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { Pen } from "../pen.ts";

/** What an answer is drawn from: the view, and where the patient's moves have led. */
export interface Answer<View extends TaskView, State> {
  readonly pen: Pen;
  readonly view: View;
  readonly state: State;
  readonly events: readonly TaskEvent[];
  /** It was skipped: it is shown as it was left, and nothing says what would have been right. */
  readonly isSkipped: boolean;
}
