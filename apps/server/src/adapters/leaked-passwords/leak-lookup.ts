/** Whoever knows passwords that were found in leaks. */
export interface LeakLookup {
  /** False also where nobody answers in time: that keeps nobody from setting a password. */
  isLeaked(password: string): Promise<boolean>;
}
