/** Whom a subscription is bought for: who is signed in, whom a link names, or who is named. */
export interface Buyer {
  readonly userId?: string | undefined;
  /** Of a link. */
  readonly token?: string | undefined;
  readonly emailOrUsername?: string | undefined;
}

export const isKnown = ({ userId, token, emailOrUsername }: Buyer): boolean =>
  (userId ?? token ?? emailOrUsername) !== undefined;
