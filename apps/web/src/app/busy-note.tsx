import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { useCallback, useSyncExternalStore } from "react";
import { isBusy } from "../lib/query-client.ts";
import { Icon } from "../ui/icon.tsx";
import styles from "./busy-note.module.css";

/**
 * Above the page while anything that it asked for waits until the server has less to do: nothing need be pressed. In the
 * flow of the page, for it may stay for a while and must not lie on anything.
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
          <Trans>Many people are here right now. This page goes on by itself.</Trans>
        </p>
      )}
    </div>
  );
}
