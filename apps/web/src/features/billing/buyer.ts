/** The person a subscription is bought for: the signed-in user, a link's recipient, or a person named. */
export interface Buyer {
  readonly userId?: string | undefined;
  /** From a link. */
  readonly token?: string | undefined;
  readonly emailOrUsername?: string | undefined;
}

export const isKnown = ({ userId, token, emailOrUsername }: Buyer): boolean =>
  (userId ?? token ?? emailOrUsername) !== undefined;
