import { Trans, useLingui } from "@lingui/react/macro";
import type { WelcomeActivity } from "@regain/contract/entities/welcome";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSettings } from "../../../lib/settings-store.ts";
import { useLocalDay } from "../../../lib/use-local-day.ts";
import type { ButtonLook } from "../../../ui/button-style.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { AccuracyRing } from "../parts/accuracy-ring.tsx";
import { SteadyButton } from "../parts/steady-button.tsx";
import { WeekDays } from "../parts/week-days.tsx";
import { useFocusHeadingOn } from "../playing/use-heading-focus.ts";
import styles from "./welcome-screen.module.css";

/** A way on from the welcome; the first is the one thing to do here. */
export interface WelcomeButton {
  readonly text: string;
  readonly icon: LucideIcon;
  readonly onTap: () => void;
}

interface WelcomeScreenProps {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly WelcomeButton[];
  /** What the server says about the week; undefined while it cannot be reached. */
  readonly activity: WelcomeActivity | undefined;
  /** The patient's own day; if it is not known, the device's is shown. */
  readonly today: string | undefined;
  readonly isBusy: boolean;
  /** What went wrong with the last request. */
  readonly problem?: ReactNode;
}

const longDay = { weekday: "long", month: "long", day: "numeric" } as const;
/** Noon of a day is on that day everywhere. */
const noonOf = (day: string | undefined) =>
  day === undefined ? new Date() : new Date(`${day}T12:00`);

/**
 * Changes with the day, even while the page stays open. A separate component, because the first date a
 * browser formats takes as long as everything around it.
 */
function Today({ of: ownDay }: { readonly of: string | undefined }) {
  const { i18n } = useLingui();
  const day = useLocalDay();
  return (
    <p key={day} className={styles.date}>
      {i18n.date(noonOf(ownDay), longDay)}
    </p>
  );
}

/** The one thing to do here is the biggest. */
const leading = { look: "primary", size: "large" } as const;

function Subscribe(look: ButtonLook) {
  return (
    <LinkButton to="/subscribe" {...look}>
      <Trans>Subscribe</Trans>
    </LinkButton>
  );
}

/** Says what the text says to those who cannot read it; if it cannot be loaded, nothing is missing. */
function WelcomePicture({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState<string>();
  if (failed === address) return null;
  return (
    <img
      src={address}
      alt=""
      width={96}
      height={96}
      // Where it is not shown, it is not loaded.
      loading="lazy"
      className={styles.picture}
      onError={() => setFailed(address)}
    />
  );
}

export function WelcomeScreen(props: WelcomeScreenProps) {
  const { title, text, buttons, activity, today, isBusy, problem } = props;
  const { simpleMode } = useSettings();
  // With "Later", only what there is to do changes, and the button that had the focus is gone.
  const heading = useFocusHeadingOn([title, ...buttons.map((button) => button.text)].join(" "));
  const therapy = activity?.therapyData;
  const image = activity?.screenData.imagePath;
  const subscribes = activity?.screenData.showSubscribe ?? false;
  const subscribesFirst = subscribes && activity?.screenData.primaryButton === null;

  return (
    <main className={styles.main}>
      <title>{`${title} – Regain`}</title>
      <div className={styles.greeting}>
        <div className={styles.words}>
          <Today of={today} />
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
        </div>
        {image && <WelcomePicture address={activity.resourceUrl + image} />}
      </div>
      {problem}
      <div className={styles.actions}>
        {subscribesFirst && <Subscribe {...leading} />}
        {buttons.map(({ text: label, icon, onTap }, index) => (
          <SteadyButton
            key={label}
            {...(index === 0 && !subscribesFirst && leading)}
            icon={icon}
            isBlocked={isBusy}
            onTap={onTap}
          >
            {isBusy && index === 0 ? <Trans>One moment</Trans> : label}
          </SteadyButton>
        ))}
        {subscribes && !subscribesFirst && <Subscribe look="plain" />}
      </div>
      {therapy && therapy.daysList.length > 0 && (
        <WeekDays heading={therapy.daysText} days={therapy.daysList} />
      )}
      {therapy?.assessmentText && <p className={styles.note}>{therapy.assessmentText}</p>}
      {therapy?.accuracy && !simpleMode && (
        <AccuracyRing value={therapy.accuracy.value} text={therapy.accuracy.text} />
      )}
    </main>
  );
}
