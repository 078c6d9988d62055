/** What a message says, as data: it is rendered to HTML and to plain text. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A small table: what, and what it is. */
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly text: string; readonly address: string };
  /** Why the person got it. */
  readonly footer: string;
  /** How not to get such messages any more: a page when it is opened, one click when it is posted to. */
  readonly optOut?: { readonly text: string; readonly address: string };
}

export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly content: MailContent;
}

/** The mail server did not take a message over: why, in its words, without the address that it repeats. */
export class MailNotTaken extends Error {}

/** There is no such mailbox, or it takes nothing from us: the mail server said so for good. */
export class AddressRefused extends Error {}

/** Hands messages over to the world. */
export interface MailCarrier {
  /**
   * Rejects where the message was not taken over: with `AddressRefused` for good, else with `MailNotTaken`: the caller
   * tries again later.
   */
  send(mail: Mail): Promise<void>;
  close(): void;
}
