import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useSignedIn } from "../../../lib/current-user.ts";
import { signInCardQuery } from "../api/sign-in-card.ts";
import { AskForHelp, type AskForHelpProps } from "./ask-for-help.tsx";

/** How a person can log in again if nothing else is known about them; undefined while that is being loaded. */
export type NewLogin = "own-card" | "institution" | "nothing" | undefined;

/**
 * A patient without a password and an address has a card at most, and one made by somebody else proves nothing.
 * Clinicians without an address log in at their institution.
 */
export function useNewLogin(isAsked: boolean): NewLogin {
  const { user } = useSignedIn();
  const isPatient = user.type === "patient";
  const { data, error } = useQuery({
    ...signInCardQuery(user.userId),
    enabled: isAsked && isPatient,
  });
  if (!isPatient) return "institution";
  if (error && !data) return "nothing";
  return data && (data.card?.isOwn ? "own-card" : "nothing");
}

export interface ProveByLoginProps extends AskForHelpProps {
  readonly by: NewLogin;
}

export function ProveByLogin({ by, isMember }: ProveByLoginProps) {
  if (by === undefined) return null;
  if (by === "nothing") return <AskForHelp isMember={isMember} />;
  if (by === "own-card")
    return (
      <p>
        <Trans>
          Log out. Then log in with your card. After that, you have 10 minutes to change this.
        </Trans>
      </p>
    );
  return (
    <>
      <p>
        <Trans>Log out. Then log in again. After that, you have 10 minutes to change this.</Trans>
      </p>
      <p>
        <Trans>Cannot log in anymore? Ask an admin of your institution.</Trans>
      </p>
    </>
  );
}
