import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { wholeMinutes } from "@regain/therapy/practice-day";

/** How long somebody practiced, in words: `24 minutes`, or `under a minute`. */
export function useMinutes(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    const minutes = wholeMinutes(seconds);
    return minutes === 0
      ? t`under a minute`
      : plural(minutes, { one: "# minute", other: "# minutes" });
  };
}
