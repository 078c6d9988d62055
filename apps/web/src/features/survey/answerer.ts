/** Who answers: whom a link names, or else who is signed in. */
export interface Answerer {
  readonly token: string | undefined;
  readonly userId: string | undefined;
}

/** Tells one from another; undefined where nobody is known. */
export const keyOf = ({ token, userId }: Answerer): string | undefined => token ?? userId;

/** A link names who it was sent to; without one the session does, if there is one. */
export const sentWith = ({ token }: Answerer) => (token ? { token } : {});
