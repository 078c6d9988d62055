import styles from "./partner-mark.module.css";

export interface PartnerMarkProps {
  readonly name: string;
  /** If null, the name is shown instead. */
  readonly logo: string | null;
}

/** The partner institution that a page belongs to besides us. */
export function PartnerMark({ name, logo }: PartnerMarkProps) {
  return logo ? <img className={styles.logo} src={logo} alt={name} /> : <span>{name}</span>;
}
