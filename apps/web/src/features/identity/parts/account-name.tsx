import styles from "./account-name.module.css";

/** Password managers store the password under the username they find in the same form. */
export const AccountName = ({ username }: { readonly username: string }) => (
  <input
    className={styles.name}
    name="username"
    autoComplete="username"
    value={username}
    readOnly
    tabIndex={-1}
    aria-hidden
  />
);
