/** What a message says, as data: rendered to HTML and to plain text. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A small table of labels and values. */
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly text: string; readonly address: string };
  /** Why the person received it. */
  readonly footer: string;
  /** How to unsubscribe: a page when opened, a single click when posted to. */
  readonly optOut?: { readonly text: string; readonly address: string };
}

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly content: MailContent;
}

/** The mail server did not accept a message: why, in its words, without the address that it repeats. */
export class MailNotTaken extends Error {}

/** The mail server said for good that there is no such mailbox, or that it accepts nothing from us. */
export class AddressRefused extends Error {}

/** Sends messages out. */
export interface MailCarrier {
  /**
   * Rejects if the message was not accepted: with `AddressRefused` for good, otherwise with `MailNotTaken`, and the
   * caller tries again later.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}
