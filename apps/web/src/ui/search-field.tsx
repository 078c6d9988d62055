import { useLingui } from "@lingui/react/macro";
import { Search, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { SearchField as AriaSearchField } from "react-aria-components/SearchField";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

export interface SearchFieldProps {
  /** Read aloud, and shown while nothing is typed. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength?: number;
}

/** Escape and the cross empty it. */
export function SearchField({ label, value, onChange, maxLength = 100 }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck="false"
      className={styles.search ?? ""}
    >
      <Icon of={Search} />
      <Input className={field.input ?? ""} placeholder={label} />
      {value !== "" && (
        <Button className={styles.clear ?? ""} aria-label={t`Clear`}>
          <Icon of={X} />
        </Button>
      )}
    </AriaSearchField>
  );
}
