import { Trans } from "@lingui/react/macro";
import type { InstitutionUser } from "@regain/contract/entities/institution-user";
import { userName } from "../user-name.ts";
import styles from "./user-name-cell.module.css";

/** Initials, the name, and what the person logs in with if that differs. */
export function UserNameCell({ row }: { readonly row: InstitutionUser }) {
  const name = userName(row);
  return (
    <span className={styles.person}>
      <span aria-hidden className={styles.initials} data-kind={row.kind}>
        {row.preview}
      </span>
      <span>
        {name}
        {row.isYou && (
          <>
            {" "}
            <span className={styles.quiet}>
              <Trans>(you)</Trans>
            </span>
          </>
        )}
        {row.username !== null && row.username.toLowerCase() !== name.toLowerCase() && (
          <span className={styles.username}>{row.username}</span>
        )}
      </span>
    </span>
  );
}
