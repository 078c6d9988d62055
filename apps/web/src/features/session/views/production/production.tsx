import { Trans } from "@lingui/react/macro";
import type { ProductionView } from "@regain/contract/entities/task-view";
import {
  productionRules,
  rightAnswerOf,
  type ProductionState,
} from "@regain/therapy/views/production";
import { MarkSign } from "../parts/mark.tsx";
import { useReader } from "../parts/reader-context.ts";
import type { ViewProps } from "../view-props.ts";
import styles from "./production.module.css";
import { SpokenResponse } from "./spoken-response.tsx";
import { TypedResponse } from "./typed-response.tsx";

type Props = ViewProps<ProductionView, ProductionState>;

/** Says or types a response. */
export function Production(props: Props) {
  if (props.phase === "answered") return <RightWord {...props} />;
  return props.view.response === "speech" ? (
    <SpokenResponse {...props} />
  ) : (
    <TypedResponse {...props} />
  );
}

function RightWord({ view, state }: Props) {
  const isRight = productionRules.judge(view, state).grade === "right";
  const reader = useReader();
  return (
    <div className={styles.answered}>
      <p className={styles.right}>
        <MarkSign mark="answer" />
        <span className={styles.word}>{rightAnswerOf(view)}</span>
      </p>
      {!isRight && state.text !== "" && (
        <p className={styles.yours}>
          {reader === "patient" ? (
            <Trans>You wrote: {state.text}</Trans>
          ) : (
            <Trans>The patient wrote: {state.text}</Trans>
          )}
        </p>
      )}
    </div>
  );
}
