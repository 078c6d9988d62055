import { Trans, useLingui } from "@lingui/react/macro";
import { Check, ChevronDown, ChevronRight, Eye, Plus } from "lucide-react";
import { useId, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { type AreaNode, type ExerciseNode, findExercises } from "../editor/find-exercises.ts";
import styles from "./schedule.module.css";
import treeStyles from "./task-tree.module.css";
import type { Drag } from "./use-drag.ts";

interface TaskTreeProps {
  readonly nodes: readonly AreaNode[];
  /** Whether it is already in the list. */
  readonly isThere: (typeId: number) => boolean;
  readonly onAdd: (exercise: ExerciseNode) => void;
  readonly onPreview: (exercise: ExerciseNode) => void;
  readonly drag: Drag;
}

type ItemProps = Omit<TaskTreeProps, "nodes"> & { readonly exercise: ExerciseNode };

function TreeItem({ exercise, isThere, onAdd, onPreview, drag }: ItemProps) {
  const { t } = useLingui();
  const descriptionId = useId();
  const { typeId, displayName: name, description, maxLevel } = exercise;
  const isAdded = isThere(typeId);
  return (
    <li className={treeStyles.exercise} {...(isAdded ? {} : drag.source({ typeId, isNew: true }))}>
      {/* It keeps the focus after its work is done. */}
      <button
        type="button"
        className={treeStyles.add}
        aria-label={isAdded ? t`${name} is in the list` : t`Add ${name}`}
        aria-describedby={descriptionId}
        aria-disabled={isAdded}
        onClick={() => isAdded || onAdd(exercise)}
      >
        <Icon of={isAdded ? Check : Plus} />
        {name}
      </button>
      <p id={descriptionId} className={styles.quiet}>
        {description} <Trans>{maxLevel} levels</Trans>
      </p>
      <IconButton
        icon={Eye}
        look="quiet"
        name={t`Preview ${name}`}
        onPress={() => onPreview(exercise)}
      />
    </li>
  );
}

/** All exercises by skill area, to search, preview and add. */
export function TaskTree({ nodes, ...item }: TaskTreeProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const [closed, setClosed] = useState<readonly string[]>([]);
  const found = findExercises(nodes, search);
  const toggle = (area: string) =>
    setClosed(closed.includes(area) ? closed.filter((one) => one !== area) : [...closed, area]);
  return (
    <>
      <SearchField label={t`Search exercises`} value={search} onChange={setSearch} />
      <div className={styles.scroll}>
        {found.length === 0 && (
          <p className={styles.empty}>
            <Trans>No exercise has these words. Try fewer letters.</Trans>
          </p>
        )}
        {found.map(({ systemName, displayName, children }) => {
          // Search results are always shown.
          const isOpen = search.trim() !== "" || !closed.includes(systemName);
          return (
            <section key={systemName}>
              <h3>
                <button
                  type="button"
                  className={treeStyles.area}
                  aria-expanded={isOpen}
                  onClick={() => toggle(systemName)}
                >
                  <Icon of={isOpen ? ChevronDown : ChevronRight} />
                  {displayName}
                  <span className={styles.quiet}>{children.length}</span>
                </button>
              </h3>
              {isOpen && (
                <ul className={styles.plain}>
                  {children.map((exercise) => (
                    <TreeItem key={exercise.typeId} exercise={exercise} {...item} />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}
