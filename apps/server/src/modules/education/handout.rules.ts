import { english } from "@regain/content/en/content";
import type { Handout, HandoutName, HandoutSection } from "@regain/content/en/handouts";
import type { DocumentBlock, PrintedDocument } from "@regain/contract/entities/printed-document";

function blocksOf(section: HandoutSection): DocumentBlock[] {
  const { heading, paragraphs = [], steps = [], points = [] } = section;
  const list = (items: readonly string[], isOrdered: boolean): DocumentBlock[] =>
    items.length > 0 ? [{ kind: "list", isOrdered, items: [...items] }] : [];
  return [
    { kind: "heading", text: heading },
    ...paragraphs.map((text): DocumentBlock => ({ kind: "paragraph", text })),
    ...list(steps, true),
    ...list(points, false),
  ];
}

/** What a handout says, without its title. */
export const handoutBlocks = (name: HandoutName): DocumentBlock[] => {
  const sections: readonly HandoutSection[] = english.handouts[name].sections;
  return sections.flatMap(blocksOf);
};

const documentOf = (name: HandoutName, { title }: Handout): PrintedDocument => ({
  locale: english.locale,
  title,
  blocks: handoutBlocks(name),
  footer: english.handoutFooter,
});

const named = Object.entries(english.handouts) as [HandoutName, Handout][];

/** In the order they are offered. */
export const allHandouts = () =>
  named.map(([name, handout]) => ({
    name,
    summary: handout.summary,
    document: documentOf(name, handout),
  }));

export const handoutNamed = (name: string): PrintedDocument | undefined =>
  allHandouts().find((one) => one.name === name)?.document;
