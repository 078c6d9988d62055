/** The content for planning days and for filling pill organizers. */

/** Something to get done in town, which takes about an hour. */
export interface Errand {
  readonly id: string;
  /** 'Get a haircut' */
  readonly text: string;
  /** Done at an agreed time, while a place is open, or at any time. */
  readonly kind: "appointment" | "place" | "anytime";
  /** Another errand that has to come before it, with the sentence that says so. */
  readonly after?: { readonly id: string; readonly text: string };
  /** A reason to do it before or after all others. */
  readonly edge?: { readonly place: "first" | "last"; readonly text: string };
}

/** The words of medicine labels. Templates take the placeholders that they show. */
export interface PillWords {
  /** Made up: no real medicine has such a name. */
  readonly medicines: readonly string[];
  /** The times of day, in order. The first phrase names the time; others name what happens then. */
  readonly times: readonly {
    readonly id: string;
    readonly label: string;
    readonly phrases: readonly [string, ...string[]];
  }[];
  /** One tablet and its time. */
  readonly dose: string;
  /** A whole label, for one day and for a week. */
  readonly dayLabel: string;
  readonly weekLabel: string;
  readonly days: Readonly<
    Record<"every" | "named" | "except" | "everyOther" | "weekdays" | "weekend", string>
  >;
  /** Joins the last of a list to the others. */
  readonly and: string;
}
