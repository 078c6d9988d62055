/** Knows passwords found in leaks. */
export interface LeakLookup {
  /** Also false if there is no answer in time: that must not keep anyone from setting a password. */
  isLeaked(password: string): Promise<boolean>;
}
