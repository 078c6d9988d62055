/** The person answering: a link's recipient, otherwise the signed-in user. */
export interface Answerer {
  readonly token: string | undefined;
  readonly userId: string | undefined;
}

/** Distinguishes answerers; undefined if nobody is identified. */
export const keyOf = ({ token, userId }: Answerer): string | undefined => token ?? userId;

/** A link identifies its recipient; without one, the session identifies the user, if there is one. */
export const sentWith = ({ token }: Answerer) => (token ? { token } : {});
