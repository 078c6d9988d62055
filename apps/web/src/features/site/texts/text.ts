import type { MessageDescriptor } from "@lingui/core";

/** A page that is read: what it is called, and its parts. */
export interface SiteText {
  readonly title: MessageDescriptor;
  readonly lead: MessageDescriptor;
  readonly parts: readonly {
    readonly heading: MessageDescriptor;
    readonly paragraphs: readonly MessageDescriptor[];
  }[];
}
