import { useLingui } from "@lingui/react/macro";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import type { ReactNode } from "react";
import type { SiteText } from "../texts/text.ts";
import styles from "./text-screen.module.css";

export interface TextScreenProps {
  readonly text: SiteText;
  /** Shown before the text. */
  readonly children?: ReactNode;
}

/** A page to read, with contact information at the end. */
export function TextScreen({ text, children }: TextScreenProps) {
  const { i18n } = useLingui();
  return (
    <article className={styles.page}>
      <PageHeading below={i18n._(text.lead)}>{i18n._(text.title)}</PageHeading>
      {children}
      {text.parts.map(({ heading, paragraphs }) => (
        <section key={heading.id} className={styles.part}>
          <h2>{i18n._(heading)}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.id}>{i18n._(paragraph)}</p>
          ))}
        </section>
      ))}
      <SupportContacts />
    </article>
  );
}
