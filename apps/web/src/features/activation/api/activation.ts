import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { homeworkInvitation } from "@regain/contract/calls/activation/homework-invitation";
import { preauthorized } from "@regain/contract/calls/activation/preauthorized";
import { answerInvitation } from "@regain/contract/calls/license/answer-invitation";
import { invitation } from "@regain/contract/calls/license/invitation";
import type { CallInput, EndpointDef } from "@regain/contract/endpoint";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { readAccessToken } from "../../../lib/access-token.ts";
import { call } from "../../../lib/api.ts";
import { doneOnce } from "../../../lib/done-once.ts";
import { answerOnce } from "../answer-once.ts";

/** The query for a link's page: it is refetched at every visit, since the link's state may have changed. */
const linkQuery = <Def extends EndpointDef>(def: Def, token: string, input: CallInput<Def>) =>
  queryOptions({
    queryKey: ["link", def.path, token],
    queryFn: ({ signal }) => call(def, input, { signal, token }),
    staleTime: 0,
  });

export const invitationQuery = (token: string) => linkQuery(invitation, token, {});
export const preauthorizedQuery = (token: string) => linkQuery(preauthorized, token, {});
export const homeworkQuery = (token: string) => linkQuery(homeworkInvitation, token, {});

export type InvitationAnswer = CallInput<typeof answerInvitation>["body"]["status"];

export function useAnswerInvitation(token: string, id: string) {
  const [send] = useState(() => answerOnce<InvitationAnswer>());
  return useMutation({
    mutationFn: (status: InvitationAnswer) =>
      send(status, () =>
        call(
          answerInvitation,
          { params: { id }, body: { status, accessToken: readAccessToken() } },
          { token },
        ),
      ),
  });
}

export function useAcceptHomework(token: string) {
  const [send] = useState(() => doneOnce("link-used"));
  return useMutation({
    mutationFn: (input: CallInput<typeof acceptHomework>) =>
      send(
        () => call(acceptHomework, input, { token }),
        () => ({}),
      ),
  });
}
