import { Trans, useLingui } from "@lingui/react/macro";
import { maxSearchLength } from "@regain/contract/search-values";
import { Search, X } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { Input } from "react-aria-components/Input";
import { SearchField as AriaSearchField } from "react-aria-components/SearchField";
import { Text } from "react-aria-components/Text";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

export interface SearchFieldProps {
  /** Read aloud, and shown while the field is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Escape and the clear button empty it. It says so when the text reaches the longest it can hold. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const { t } = useLingui();
  return (
    <AriaSearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      maxLength={maxSearchLength}
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
      {value.length >= maxSearchLength && (
        <Text slot="description" role="status" className={styles.full ?? ""}>
          <Trans>At most {maxSearchLength} characters.</Trans>
        </Text>
      )}
    </AriaSearchField>
  );
}
