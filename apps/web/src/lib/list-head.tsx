import { useLingui } from "@lingui/react/macro";
import { RangeOf, type RangeOfProps } from "../ui/pagination.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { type Option, Select } from "../ui/select.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import styles from "./list-head.module.css";
import { useTyped } from "./use-typed.ts";

interface ListHeadProps<Kind extends string> {
  /** What can be searched for. */
  readonly searchLabel: string;
  /** From the address; undefined if nothing is searched for. */
  readonly search: string | undefined;
  readonly onSearch: (text: string | undefined) => void;
  /** The kinds to choose from; undefined if they could not be loaded. */
  readonly kinds: readonly Option<Kind>[] | undefined;
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  /** Which part of the list is shown; undefined while it loads or if it could not be loaded. */
  readonly range: RangeOfProps | undefined;
}

/** The top of a paged list: the search, the kind shown, and which part of the list this is. */
export function ListHead<Kind extends string>(props: ListHeadProps<Kind>) {
  const { searchLabel, search, onSearch, kinds, kind, onKind, range } = props;
  const { t } = useLingui();
  const { typed, type, onFocus, onBlur } = useTyped(search ?? "", (text) =>
    onSearch(text === "" ? undefined : text),
  );
  return (
    <div className={styles.head}>
      <search className={styles.tools}>
        <div className={styles.search} onFocus={onFocus} onBlur={onBlur}>
          <SearchField label={searchLabel} value={typed} onChange={type} />
        </div>
        {kinds && <Select label={t`Show`} value={kind} onChange={onKind} options={kinds} />}
      </search>
      {range && (
        <output className={styles.range}>
          {range.total > 0 ? (
            <RangeOf {...range} />
          ) : (
            <VisuallyHidden>{t`Nothing was found.`}</VisuallyHidden>
          )}
        </output>
      )}
    </div>
  );
}
