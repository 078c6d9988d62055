import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { useCallback, useSyncExternalStore } from "react";
import { isBusy } from "../lib/query-client.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./busy-note.module.css";

/**
 * Above the page while any of its requests waits for an overloaded server: nothing needs to be pressed. In the flow of
 * the page, since it may stay for a while and must not cover anything.
 */
export function BusyNote() {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const isWaiting = useSyncExternalStore(subscribe, () =>
    cache
      .getAll()
      .some(({ state }) => state.fetchStatus !== "idle" && isBusy(state.fetchFailureReason)),
  );
  return (
    <div role="status">
      {isWaiting && (
        <p className={styles.note}>
          <Icon of={Hourglass} />
          <Trans>Many people are here right now. This page will continue by itself.</Trans>
        </p>
      )}
    </div>
  );
}
