import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ListFilter } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { findTasks, type Task } from "../chosen-table.ts";
import styles from "./task-filter.module.css";

interface TaskFilterProps {
  readonly tasks: readonly Task[];
  /** Undefined means all of them. */
  readonly chosen: ReadonlySet<number> | undefined;
  readonly onChoose: (chosen: ReadonlySet<number> | undefined) => void;
}

function FilterDialog({
  tasks,
  chosen,
  onChoose,
  onClose,
}: TaskFilterProps & { readonly onClose: () => void }) {
  const { t } = useLingui();
  const [search, setSearch] = useState("");
  const all = new Set(tasks.map(({ typeId }) => typeId));
  // Includes tasks not done on the days shown: they stay chosen for other days.
  const [ticked, setTicked] = useState(chosen ?? all);
  const [wantsAll, setWantsAll] = useState(chosen === undefined);
  const found = findTasks(tasks, search);
  const count = [...ticked].filter((typeId) => all.has(typeId)).length;
  const choose = (next: ReadonlySet<number>, isAll: boolean) => {
    setTicked(next);
    setWantsAll(isAll);
  };
  const tick = (typeId: number, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(typeId);
    else next.delete(typeId);
    choose(next, next.size === all.size && [...next].every((one) => all.has(one)));
  };
  return (
    <Dialog
      title={t`Filter Tasks`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            look="primary"
            isDisabled={count === 0}
            onPress={() => {
              onChoose(wantsAll ? undefined : ticked);
              onClose();
            }}
          >
            <Plural value={count} one="Show # task" other="Show # tasks" />
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <SearchField label={t`Search tasks`} value={search} onChange={setSearch} />
        <Row>
          <Button onPress={() => choose(all, true)}>
            <Trans>Choose all</Trans>
          </Button>
          <Button onPress={() => choose(new Set(), false)}>
            <Trans>Choose none</Trans>
          </Button>
        </Row>
        {found.length === 0 && (
          <p>
            <Trans>No task has that name.</Trans>
          </p>
        )}
        <div role="group" aria-label={t`Tasks`} className={styles.tasks}>
          {found.map(({ typeId, taskDetail }) => (
            <Checkbox
              key={typeId}
              isSelected={ticked.has(typeId)}
              onChange={(isTicked) => tick(typeId, isTicked)}
            >
              {taskDetail}
            </Checkbox>
          ))}
        </div>
      </Stack>
    </Dialog>
  );
}

/** Chooses the tasks that the table shows. */
export function TaskFilter(props: TaskFilterProps) {
  const { tasks, chosen } = props;
  const [isOpen, setOpen] = useState(false);
  const shown = chosen && tasks.filter(({ typeId }) => chosen.has(typeId)).length;
  const all = tasks.length;
  return (
    <>
      <Button icon={ListFilter} onPress={() => setOpen(true)}>
        {shown === undefined ? (
          <Trans>Filter Tasks</Trans>
        ) : (
          <Trans>
            Filter Tasks ({shown} of {all})
          </Trans>
        )}
      </Button>
      {isOpen && <FilterDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
