import styles from "./hidden-username.module.css";

/** Password managers store the password under the username they find in the same form. */
export const HiddenUsername = ({ username }: { readonly username: string }) => (
  <input
    className={styles.hidden}
    name="username"
    autoComplete="username"
    value={username}
    readOnly
    tabIndex={-1}
    aria-hidden
  />
);
