// Not every browser treats a table's parts as a table when they are laid out as cards, so the roles are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useLingui } from "@lingui/react/macro";
import type { DocumentBlock, PrintedDocument } from "@regain/contract/entities/printed-document";
import { createContext, Fragment, type ReactNode, use } from "react";
import styles from "./document-view.module.css";
import { Logo } from "./logo.tsx";
import { QrCode } from "./qr-code.tsx";

type Kind = DocumentBlock["kind"];
type Block<Of extends Kind> = Extract<DocumentBlock, { kind: Of }>;

/** Content below the document's own title is one heading level deeper than content below the page's title. */
const IsTitledByPage = createContext(false);

function Heading({ children }: { readonly children: string }) {
  if (use(IsTitledByPage)) return <h2 className={styles.heading}>{children}</h2>;
  return <h3 className={styles.heading}>{children}</h3>;
}

function List({ isOrdered, items }: Block<"list">) {
  const Tag = isOrdered ? "ol" : "ul";
  return (
    <Tag>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Tag>
  );
}

const Facts = ({ rows }: Block<"facts">) => (
  <dl className={styles.facts}>
    {rows.map(({ name, value, toFillIn }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={toFillIn && styles.line}>{value}</dd>
      </div>
    ))}
  </dl>
);

const Table = ({ columns, rows }: Block<"table">) => (
  <table role="table" className={styles.table}>
    <thead role="rowgroup">
      <tr role="row">
        {columns.map(({ title, isNumber }) => (
          <th key={title} role="columnheader" scope="col" data-number={isNumber || undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((cells) => (
        <tr key={cells.join("|")} role="row">
          {cells.map((cell, at) => {
            const { title, isNumber } = columns[at] ?? {};
            return (
              <td key={title} role="cell" data-title={title} data-number={isNumber || undefined}>
                {cell}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

function Qr({ text, caption }: Block<"qr">) {
  const { t } = useLingui();
  return (
    <figure className={styles.qr}>
      <QrCode text={text} label={t`QR code of the web address`} />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Text that was written, line by line; nothing if it is empty. */
export function Writing({ heading, text }: Block<"writing">) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return null;
  return (
    <>
      <Heading>{heading}</Heading>
      {lines.map((line, at) => (
        // They stay in the order in which they were written, and may be identical.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={at}>{line}</p>
      ))}
    </>
  );
}

const views: { readonly [Of in Kind]: (block: Block<Of>) => ReactNode } = {
  heading: ({ text }) => <Heading>{text}</Heading>,
  paragraph: ({ text }) => <p>{text}</p>,
  list: (block) => <List {...block} />,
  facts: (block) => <Facts {...block} />,
  table: (block) => <Table {...block} />,
  qr: (block) => <Qr {...block} />,
  writing: (block) => <Writing {...block} />,
};

const view = <Of extends Kind>(block: Block<Of>): ReactNode =>
  (views[block.kind] as (block: Block<Of>) => ReactNode)(block);

export interface DocumentViewProps {
  readonly document: PrintedDocument;
  /** `record`: smaller text and wider than handouts for patients. */
  readonly density?: "handout" | "record";
  /** The page around it already shows its title. */
  readonly isTitledByPage?: boolean;
  /** Replaces the written text, for example with a field to write in. */
  readonly renderWriting?: (block: Block<"writing">) => ReactNode;
}

/** A document as a sheet of paper: the same content as the PDF, to read and print here. */
export function DocumentView(props: DocumentViewProps) {
  const { document, density, isTitledByPage, renderWriting } = props;
  const { locale, title, subtitle, blocks, footer } = document;
  const show = (block: DocumentBlock) =>
    block.kind === "writing" && renderWriting ? renderWriting(block) : view(block);
  return (
    <article
      className={styles.sheet}
      lang={locale}
      aria-label={title}
      data-record={density === "record" || undefined}
    >
      {!isTitledByPage && (
        <>
          <Logo />
          <div>
            <h2>{title}</h2>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
        </>
      )}
      <IsTitledByPage value={isTitledByPage ?? false}>
        {blocks.map((block, at) => (
          // They stay in the order in which they came.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={at}>{show(block)}</Fragment>
        ))}
      </IsTitledByPage>
      <footer className={styles.footer}>{footer}</footer>
    </article>
  );
}
