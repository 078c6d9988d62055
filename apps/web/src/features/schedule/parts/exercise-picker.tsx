import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, Eye } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { type AreaNode, type ExerciseNode, findExercises } from "../editor/find-exercises.ts";
import styles from "./schedule.module.css";
import treeStyles from "./task-tree.module.css";

interface ExercisePickerProps {
  readonly nodes: readonly AreaNode[];
  readonly isThere: (typeId: number) => boolean;
  readonly onAdd: (exercises: readonly ExerciseNode[]) => void;
  readonly onPreview: (exercise: ExerciseNode) => void;
  readonly onBack: () => void;
}

/** All Tasks, where there is room for only one column: several are ticked and added together. */
export function ExercisePicker({ nodes, isThere, onAdd, onPreview, onBack }: ExercisePickerProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const [picked, setPicked] = useState<readonly ExerciseNode[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  // It replaces the list.
  useEffect(() => heading.current?.focus(), []);
  const isPicked = (typeId: number) => picked.some((one) => one.typeId === typeId);
  const pick = (exercise: ExerciseNode, isOn: boolean) =>
    setPicked([
      ...picked.filter(({ typeId }) => typeId !== exercise.typeId),
      ...(isOn ? [exercise] : []),
    ]);
  const found = findExercises(nodes, search);
  /** Escape leads back to the list, not out of the editor around it; in the search it clears what is searched for first. */
  const goBack = (event: KeyboardEvent) => {
    const isClearing = event.target instanceof HTMLInputElement && event.target.type === "search";
    if (event.key !== "Escape" || (isClearing && search !== "")) return;
    event.stopPropagation();
    onBack();
  };
  return (
    <section className={styles.picker} aria-label={t`All Tasks`} onKeyDownCapture={goBack}>
      <div className={styles.column}>
        <Row>
          <Button icon={ArrowLeft} onPress={onBack}>
            <Trans>Back</Trans>
          </Button>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            <Trans>All Tasks</Trans>
          </h2>
        </Row>
        <SearchField label={t`Search exercises`} value={search} onChange={setSearch} />
        {found.length === 0 && (
          <p className={styles.quiet}>
            <Trans>No exercise has these words. Try fewer letters.</Trans>
          </p>
        )}
        {found.map(({ systemName, displayName, children }) => (
          <section key={systemName} className={styles.scroll}>
            <h3 className={treeStyles.area}>{displayName}</h3>
            <ul className={styles.plain}>
              {children.map((exercise) => {
                const { typeId, displayName: name, description, maxLevel } = exercise;
                return (
                  <li key={typeId} className={treeStyles.exercise}>
                    <div className={treeStyles.pick}>
                      <Checkbox
                        isSelected={isThere(typeId) || isPicked(typeId)}
                        isDisabled={isThere(typeId)}
                        onChange={(isOn) => pick(exercise, isOn)}
                      >
                        <span className={styles.name}>{name}</span>{" "}
                        <span className={styles.quiet}>
                          {description} <Trans>{maxLevel} levels</Trans>
                        </span>
                      </Checkbox>
                    </div>
                    <IconButton
                      icon={Eye}
                      look="quiet"
                      name={t`Preview ${name}`}
                      onPress={() => onPreview(exercise)}
                    />
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
        <div className={styles.foot} data-bottom-bar>
          <Button onPress={onBack}>
            <Trans>Back</Trans>
          </Button>
          <Button look="primary" isDisabled={picked.length === 0} onPress={() => onAdd(picked)}>
            <Plural value={picked.length} _0="Add tasks" one="Add # task" other="Add # tasks" />
          </Button>
        </div>
      </div>
    </section>
  );
}
