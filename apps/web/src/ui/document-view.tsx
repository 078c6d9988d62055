// As cards the parts of a table are no table to every browser, so their roles are said.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useLingui } from "@lingui/react/macro";
import type { DocumentBlock, PrintedDocument } from "@regain/contract/entities/printed-document";
import { createContext, Fragment, type ReactNode, use } from "react";
import styles from "./document-view.module.css";
import { Logo } from "./logo.tsx";
import { QrCode } from "./qr-code.tsx";

type Kind = DocumentBlock["kind"];
type Block<Of extends Kind> = Extract<DocumentBlock, { kind: Of }>;

/** What stands below a title of its own is one level deeper than what stands below the page's. */
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

/** What was written, line by line; nothing where it is empty. */
export function Writing({ heading, text }: Block<"writing">) {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.length === 0) return null;
  return (
    <>
      <Heading>{heading}</Heading>
      {lines.map((line, at) => (
        // They stand in the order in which they were written, and may say the same.
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
  /** `record`: smaller and wider than what patients are handed. */
  readonly density?: "handout" | "record";
  /** The page around it says already what it is. */
  readonly isTitledByPage?: boolean;
  /** In place of what was written: a field to write in, say. */
  readonly renderWriting?: (block: Block<"writing">) => ReactNode;
}

/** A document as a sheet of paper: what the PDF says, to be read here and printed from here. */
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
          // They stand in the order in which they came.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={at}>{show(block)}</Fragment>
        ))}
      </IsTitledByPage>
      <footer className={styles.footer}>{footer}</footer>
    </article>
  );
}
