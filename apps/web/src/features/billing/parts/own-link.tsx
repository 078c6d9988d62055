import type { Auth } from "@regain/contract/entities/user";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { clearLinkToken, readLinkToken } from "../../../lib/link-token.ts";
import { OtherPerson } from "../../../lib/other-person.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { isRefused, visitorQuery } from "../api/plans.ts";

export interface OwnLinkProps {
  readonly auth: Auth;
  /** The page's, and the key its link's token is stored under. */
  readonly path: string;
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page for logged-in users. An email link may have led here that was for somebody else: nobody pays in another's
 * place, or takes their days for their own, by accident.
 */
export function OwnLink({ auth, path, loading, children }: OwnLinkProps) {
  const [token] = useState(() => readLinkToken(path));
  const { data, error, isLoading, refetch } = useQuery(visitorQuery({ token }));
  if (isLoading) return loading;
  if (error && !data && !isRefused(error))
    return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  if (data && data.userId !== auth.user.userId)
    return <OtherPerson auth={auth} email={null} onStay={() => clearLinkToken(path)} />;
  return children;
}
