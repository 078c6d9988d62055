import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { readLinkToken } from "../../../lib/link-token.ts";
import { OtherPerson } from "../../../lib/other-person.tsx";
import { LinkLoading } from "../../../ui/link-loading.tsx";
import { RedirectNotice } from "../../../ui/redirect-notice.tsx";
import { homeworkQuery } from "../api/activation.ts";
import { HomeworkFormView } from "../parts/homework-form-view.tsx";
import { LinkError, LinkProblem } from "../parts/link-problem.tsx";

const path = "/activate/homework-invitation";

export interface HomeworkSearch {
  /** The clinician who invites. */
  readonly source?: string;
  readonly clinicianAction?: string;
}

/** Where a clinician's invitation to practice at home leads. */
export function HomeworkScreen({ source, clinicianAction }: HomeworkSearch) {
  const auth = useCurrentUser();
  const [token] = useState(() => readLinkToken(path));
  const { data, error, refetch } = useQuery({
    ...homeworkQuery(token ?? ""),
    enabled: token !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!token) return <LinkProblem kind="homework" fault="unknown" />;
  if (error) return <LinkError kind="homework" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LinkLoading />;
  // A manually edited address names a different clinician than the link was made for.
  if (source && source !== data.clinicianId) return <LinkProblem kind="homework" fault="unknown" />;
  // Before anything else: the page for downloads lets whoever is logged in practice. A clinician may hand over the
  // tablet that they are logged in on.
  if (auth?.user.type === "patient" && auth.user.userId !== data.patientId)
    return <OtherPerson auth={auth} email={data.email} />;
  if (data.email !== null && data.acceptedEULA && data.isShared)
    return (
      <>
        <RedirectNotice />
        <Navigate to="/download-patient" replace />
      </>
    );
  return <HomeworkFormView token={token} invited={data} action={clinicianAction} />;
}
