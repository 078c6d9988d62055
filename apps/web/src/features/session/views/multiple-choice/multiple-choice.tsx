import { useLingui } from "@lingui/react/macro";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { currentQuestion, type MultipleChoiceState } from "@regain/therapy/views/multiple-choice";
import { usePainted } from "../../../../lib/use-painted.ts";
import { SpokenText } from "../../stimuli/spoken-text.tsx";
import { extentOfStimuli } from "../../stimuli/stimulus-extent.ts";
import { StimulusList } from "../../stimuli/stimulus-list.tsx";
import { ChoiceCard } from "../parts/choice-card.tsx";
import { ChoiceCover } from "../parts/choice-cover.tsx";
import { ChoiceGroup } from "../parts/choice-group.tsx";
import { HintAnnouncement } from "../parts/hint-announcement.tsx";
import type { Touch, ViewProps } from "../view-props.ts";
import { useVoice } from "../voice-context.ts";
import { AnsweredQuestions } from "./answered-questions.tsx";
import { markOf, type Question } from "./choice-mark.ts";
import styles from "./multiple-choice.module.css";
import { Run } from "./run.tsx";
import { SpacedSummary } from "./spaced-summary.tsx";

type Props = ViewProps<MultipleChoiceView, MultipleChoiceState>;

/** One question at a time; after the last one, all of them with their right answers. */
export function MultipleChoice(props: Props) {
  return props.view.run ? <Run {...props} /> : <Questions {...props} />;
}

function Questions(props: Props) {
  const { view, state, phase, signal } = props;
  const last = view.questions.at(-1);
  const question = currentQuestion(view, state) ?? last;
  if (!question) return null;
  if (phase === "answered" && view.spaced)
    return <SpacedSummary view={view} state={state} signal={signal} />;
  if (phase === "answered" && view.questions.length > 1)
    return <AnsweredQuestions view={view} state={state} />;
  return (
    <div className={styles.question} data-stimulus={extentOfStimuli(question.stimulus)}>
      {question.text !== undefined && (
        <h2 className={styles.text}>
          <SpokenText text={question.text} />
        </h2>
      )}
      <StimulusList stimuli={question.stimulus} resourceUrl={view.resourceUrl} signal={signal} />
      <ChoiceCover
        phase={phase}
        text={view.instructions.choiceCoverText}
        onUncover={props.onPresented}
      >
        <Choices {...props} question={question} />
      </ChoiceCover>
      <HintAnnouncement hinted={props.hinted} choices={question.choices} />
    </div>
  );
}

function Choices({
  view,
  state,
  phase,
  hinted,
  act,
  signal,
  question,
}: Props & { readonly question: Question }) {
  const { t } = useLingui();
  const voice = useVoice();
  const { choices } = question;
  const isBlocked = usePainted(phase !== "answering");
  const choose = ({ id, speech }: Question["choices"][number], touch: Touch) => {
    if (speech) void voice.say(speech, { signal });
    act({ kind: "choose", question: question.id, choice: id }, touch);
  };
  const hasPictures = choices.some(({ image }) => image);
  return (
    <ChoiceGroup
      name={question.text ?? t`Choices`}
      count={choices.length}
      layout={view.layout}
      alignment={view.alignment}
      face={hasPictures ? "picture" : "text"}
    >
      {/* Keyed by place, not by choice: a second quick tap must not answer the next question. Another item's may. */}
      {choices.map((choice, place) => (
        <ChoiceCard
          key={place}
          choice={choice}
          shape={view.layout === "VerticalWrap" ? "row" : "card"}
          mark={markOf(question, choice.id, {
            chosen: state.chosen[question.id] ?? undefined,
            hinted,
            phase,
          })}
          isBlocked={isBlocked}
          occasion={signal}
          onTap={(touch) => choose(choice, touch)}
        />
      ))}
    </ChoiceGroup>
  );
}
