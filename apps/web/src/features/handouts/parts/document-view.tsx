import { useLingui } from "@lingui/react/macro";
import type { DocumentBlock, PrintedDocument } from "@regain/contract/entities/printed-document";
import { Fragment, type ReactNode } from "react";
import { Logo } from "../../../ui/logo.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import styles from "./document-view.module.css";

type Kind = DocumentBlock["kind"];
type Block<Of extends Kind> = Extract<DocumentBlock, { kind: Of }>;

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
    {rows.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Table = ({ columns, rows }: Block<"table">) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {columns.map(({ title, isNumber }) => (
          <th key={title} scope="col" data-number={isNumber || undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells) => (
        <tr key={cells.join("|")}>
          {cells.map((cell, at) => (
            <td key={columns[at]?.title} data-number={columns[at]?.isNumber || undefined}>
              {cell}
            </td>
          ))}
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

const views: { readonly [Of in Kind]: (block: Block<Of>) => ReactNode } = {
  heading: ({ text }) => <h3>{text}</h3>,
  paragraph: ({ text }) => <p>{text}</p>,
  list: (block) => <List {...block} />,
  facts: (block) => <Facts {...block} />,
  table: (block) => <Table {...block} />,
  qr: (block) => <Qr {...block} />,
};

const view = <Of extends Kind>(block: Block<Of>): ReactNode =>
  (views[block.kind] as (block: Block<Of>) => ReactNode)(block);

/** A document as a sheet of paper: what the PDF says, to be read here and printed from here. */
export function DocumentView({ document }: { readonly document: PrintedDocument }) {
  const { locale, title, subtitle, blocks, footer } = document;
  return (
    <article className={styles.sheet} lang={locale} aria-label={title}>
      <Logo />
      <div>
        <h2>{title}</h2>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {blocks.map((block, at) => (
        // They stand in the order in which they came.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>{view(block)}</Fragment>
      ))}
      <footer className={styles.footer}>{footer}</footer>
    </article>
  );
}
