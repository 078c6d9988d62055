import type { MessageDescriptor } from "@lingui/core";

/** A page to read: its title, lead and parts. */
export interface SiteText {
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  readonly parts: readonly {
    readonly heading: MessageDescriptor;
    readonly paragraphs: readonly MessageDescriptor[];
  }[];
}
