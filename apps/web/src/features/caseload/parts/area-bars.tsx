import { Plural, Trans } from "@lingui/react/macro";
import type { AreaInBrief } from "@regain/contract/entities/caseload";
import { formatDay } from "../../../lib/formats.ts";
import styles from "./area-bars.module.css";

const along = (share: number) => `${Math.min(100, Math.max(0, share))}%`;

function AreaBar({ area }: { readonly area: AreaInBrief }) {
  const { displayName, baseline, latest, itemCount } = area;
  return (
    <li className={styles.area}>
      <span>{displayName}</span>
      <span className={styles.scale} aria-hidden>
        <span className={styles.latest} style={{ inlineSize: along(latest.value) }} />
        <span className={styles.baseline} style={{ insetInlineStart: along(baseline.value) }} />
      </span>
      <b className={styles.value}>{latest.value}</b>
      <small className={styles.note}>
        <Trans>
          {baseline.value} on {formatDay(baseline.date)}, {latest.value} on {formatDay(latest.date)}
        </Trans>
        {" · "}
        <Plural value={itemCount} one="# item" other="# items" />
      </small>
    </li>
  );
}

/** Skill areas: the bar is where they are, the mark where they started. */
export function AreaBars({ areas }: { readonly areas: readonly AreaInBrief[] }) {
  if (areas.length === 0)
    return (
      <p className={styles.note}>
        <Trans>No skill performance yet!</Trans>
      </p>
    );
  return (
    <>
      <ul className={styles.areas}>
        {areas.map((area) => (
          <AreaBar key={area.systemName} area={area} />
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>0 to 100, all levels. Bar: latest. Mark: baseline.</Trans>
      </p>
    </>
  );
}
