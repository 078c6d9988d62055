/** If the columns of a table do not fit, each row is shown as a small list, and each cell has its own label. */
const stackedWithin = (columns: number, width: string) => `@container (max-width: ${width}) {
  .columns-${columns} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
      font-size: 1rem;
    }
    thead {
      display: none;
    }
    tr {
      padding-block: 0.4rem;
      border-block-end: 2px solid var(--border);
    }
    th,
    td {
      padding: 0.1rem 0;
      border: 0;
    }
    td {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 0.75rem;
    }
    .label {
      display: inline;
      color: var(--ink-quiet);
    }
  }
}`;

/**
 * The one stylesheet of all pages. Colors and text size come from the page around the frame; the system's
 * own apply if a page is opened by itself.
 */
export const stylesheet = `:root {
  --paper: Canvas;
  --surface: Canvas;
  --ink: CanvasText;
  --ink-quiet: CanvasText;
  --rule: GrayText;
  --border: GrayText;
  --lagoon: LinkText;
  --figure-paper: #fff;
  --font: system-ui, sans-serif;
  --radius: 10px;
}
* {
  box-sizing: border-box;
}
body {
  container-type: inline-size;
  margin: 0;
  padding: 2px;
  line-height: 1.4;
  overflow-wrap: break-word;
  hyphens: auto;
}
h1,
h2,
p,
dl,
dd,
ul,
ol,
table {
  margin: 0;
}
h1,
caption {
  font-size: max(1rem, min(1.44rem, 9cqw));
  font-weight: 650;
  line-height: 1.2;
}
h2 {
  font-size: max(1rem, min(1.2rem, 8cqw));
  font-weight: 650;
  line-height: 1.2;
}
strong,
th,
dt,
caption {
  font-weight: 650;
}
svg {
  display: block;
  max-width: 100%;
  margin-inline: auto;
  fill: none;
  stroke: none;
  font-family: var(--font);
}
svg text {
  fill: var(--ink);
  font-weight: 650;
  text-anchor: middle;
  dominant-baseline: central;
}

.document {
  display: grid;
  gap: 0.75rem;
  max-width: 34rem;
  margin-inline: auto;
  padding: min(1rem, 4cqw);
  border: 2px solid var(--border);
  border-radius: 4px;
  background: var(--surface);
}
.document > * {
  min-width: 0;
}
.document ul,
.document ol {
  display: grid;
  gap: 0.4rem;
  padding-inline-start: 1.6em;
}
.fields > div {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  padding-block: 0.3rem;
  border-block-end: 1px solid var(--rule);
}
.fields dt {
  text-align: start;
}
.fields dd {
  margin-inline-start: auto;
  text-align: end;
  font-variant-numeric: tabular-nums;
}
.document-medicine {
  border-block-start: 0.75rem solid var(--lagoon);
}
.document-parking,
.document-notice {
  border-width: 5px;
  border-color: var(--lagoon);
  border-radius: var(--radius);
}
.document-parking,
.document-menu,
.document-hours,
.document-notice {
  h1,
  h2 {
    text-align: center;
  }
}
.document-ticket {
  border-style: dashed;
  border-width: 3px;
}
.document-receipt,
.document-food {
  max-width: 24rem;
}
.document-receipt h1 {
  text-align: center;
}
.document-food {
  border-width: 4px;
  border-color: var(--ink);
}

.table {
  width: 100%;
  border-collapse: collapse;
  font-size: min(1rem, 5.2cqw);
  text-align: start;
  font-variant-numeric: tabular-nums;
}
.table th,
.table td {
  padding: 0.3rem 0.25rem;
  border-block-end: 1px solid var(--rule);
  text-align: start;
  vertical-align: top;
}
.table thead th {
  border-block-end: 2px solid var(--ink);
}
.table .label {
  display: none;
}
${stackedWithin(2, "10rem")}
${stackedWithin(3, "14rem")}
${stackedWithin(4, "15.5rem")}

.calendar {
  width: 100%;
  max-width: 22rem;
  margin-inline: auto;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: min(1.1rem, 6cqw);
  font-variant-numeric: tabular-nums;
}
.calendar caption {
  padding-block-end: 0.5rem;
}
.calendar th,
.calendar td {
  padding: 2px;
  border: 1px solid var(--border);
  text-align: center;
}
.calendar th {
  background: var(--paper);
  font-size: 0.78em;
  white-space: nowrap;
}
.calendar abbr {
  text-decoration: none;
}
.day {
  display: block;
  padding-block: 0.15em;
  border: 3px solid transparent;
  border-radius: 999px;
  background: none;
  color: var(--ink);
}
mark.day {
  border-color: var(--lagoon);
  font-weight: 650;
}

.clock {
  width: 12.5rem;
}
.clock .face {
  fill: var(--surface);
  stroke: var(--ink);
  stroke-width: 2.5;
}
.clock .tick {
  stroke: var(--ink);
  stroke-width: 0.7;
}
.clock .tick.five {
  stroke-width: 1.8;
}
.clock text {
  font-size: 9.5px;
}
.clock .hand {
  stroke: var(--ink);
  stroke-linecap: round;
  stroke-width: 2.4;
}
.clock .hand.hour {
  stroke-width: 4.4;
}
.clock .pin {
  fill: var(--ink);
}

.map {
  width: 19rem;
}
.map .edge {
  stroke: var(--border);
  stroke-width: 3;
}
.map .road {
  fill: var(--paper);
}
.map .door {
  fill: var(--border);
}
.map .block {
  fill: var(--surface);
  stroke: var(--border);
  stroke-width: 1.5;
}
.map .picture {
  fill: var(--figure-paper);
}
.map .place {
  font-size: 18px;
}
.map .street {
  font-size: 16px;
  font-weight: 500;
}
.map .north {
  font-size: 22px;
}
.map .arrow {
  fill: var(--ink);
}
.map .mark {
  fill: var(--ink);
}
.map .mark-text {
  fill: var(--surface);
  font-size: 20px;
}
.map .closed {
  stroke: var(--ink);
  stroke-linecap: round;
  stroke-width: 5;
}

.goods,
.cash {
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: 0.75rem;
  padding: 0;
  list-style: none;
}
.goods + .cash {
  margin-block-start: 0.75rem;
  padding-block-start: 0.75rem;
  border-block-start: 2px solid var(--rule);
}
.cash li {
  display: grid;
  place-items: center;
  border: 3px solid var(--border);
  background: var(--paper);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
}
.bill {
  width: min(7rem, 45cqw);
  height: min(3.4rem, 22cqw);
  border-radius: 4px;
  outline: 1.5px solid var(--border);
  outline-offset: -9px;
  font-size: min(1.44rem, 9cqw);
}
.coin {
  width: var(--across);
  height: var(--across);
  border-radius: 50%;
  font-size: min(1.1rem, 7cqw);
}
.coin-25 {
  --across: min(3.9rem, 24cqw);
}
.coin-10 {
  --across: min(2.9rem, 18cqw);
}
.coin-5 {
  --across: min(3.4rem, 21cqw);
}
.coin-1 {
  --across: min(3.1rem, 19cqw);
}
.goods li {
  display: grid;
  grid-template-columns: auto auto;
  align-items: center;
  gap: 0 0.75rem;
  min-width: min(12rem, 100%);
  padding: 0.5rem;
  border: 2px solid var(--border);
  border-radius: var(--radius);
}
.goods img {
  grid-row: span 2;
  width: min(3.6rem, 28cqw);
  padding: 0.25rem;
  border-radius: var(--radius);
  background: var(--figure-paper);
}
.goods span {
  font-size: min(1rem, 9cqw);
}
.goods .price {
  font-size: min(1.44rem, 12cqw);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
}
`;
