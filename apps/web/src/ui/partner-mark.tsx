import styles from "./partner-mark.module.css";

export interface PartnerMarkProps {
  readonly name: string;
  /** Its name is written where it has none. */
  readonly logo: string | null;
}

/** Whose institution a page belongs to, besides us. */
export function PartnerMark({ name, logo }: PartnerMarkProps) {
  return logo ? <img className={styles.logo} src={logo} alt={name} /> : <span>{name}</span>;
}
