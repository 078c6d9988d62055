import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SignInOutcome } from "@regain/contract/entities/sign-in-settings";

/** A test's outcome in one sentence, and what to do about it. */
export const outcomeWords: Readonly<Record<SignInOutcome, MessageDescriptor>> = {
  works: msg`The provider answers as it should.`,
  "not-secure": msg`The address, or one that the provider names, does not begin with https://. Nothing was sent there.`,
  "private-address": msg`This address leads to a private network, which we cannot reach. Please use the public address.`,
  unreachable: msg`No server answers at this address. Please check how it is spelled.`,
  "too-slow": msg`The provider took more than 10 seconds to answer. Please try again in a moment.`,
  "bad-certificate": msg`The certificate of this address is not valid. Your provider can fix that.`,
  "not-found": msg`There is a server at this address, but no OpenID configuration. Please check the end of the address.`,
  "not-openid": msg`This address has no OpenID configuration. Please check the address.`,
  "other-issuer": msg`The configuration found there gives a different address. Please use the issuer exactly as your provider shows it.`,
  "no-code-flow": msg`This provider does not offer the authorization code flow, which we need.`,
  "strength-not-offered": msg`The provider was found, but it does not offer any of the strengths (acr) that you ask for.`,
  "client-refused": msg`The provider was found, but it refuses this client ID or secret. Please check both.`,
};
