import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import styles from "./tabs.module.css";

export interface TabEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs divide, read aloud. */
  readonly name: string;
  readonly tabs: readonly TabEntry<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

export function Tabs<Id extends string>({ name, tabs, selected, onSelect }: TabsProps<Id>) {
  const select = (key: unknown) => {
    const tab = tabs.find(({ id }) => id === key);
    if (tab) onSelect(tab.id);
  };
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={select}>
      <TabList aria-label={name} className={styles.list ?? ""}>
        {tabs.map(({ id, label }) => (
          <Tab key={id} id={id} className={styles.tab ?? ""}>
            {label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel ?? ""}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
