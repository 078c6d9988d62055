import { userInfo } from "@regain/contract/calls/activation/user-info";
import { userInfoForm } from "@regain/contract/entities/user-info-form";
import type { User } from "@regain/contract/entities/user";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { isRefusedWith } from "../../lib/refused-with.ts";
import { call } from "../../lib/api.ts";
import { currentUserQuery } from "../../lib/current-user.ts";
import { forgetDraft } from "../../lib/forms/form-draft.ts";
import { showServerErrors } from "../../lib/forms/server-errors.ts";
import { useDraftForm } from "../../lib/forms/use-draft-form.ts";
import { welcomeQuery } from "../session/api/welcome.ts";
import { forgetSetUpReturn } from "./set-up-return.ts";

export interface SetUpValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly acceptedEULA: boolean;
}

/** Already done: by an earlier press without an answer, in another tab or on another device. */
function unlessSetUp(error: unknown): void {
  if (!isRefusedWith(error, "nothing-to-set-up")) throw error;
}

const fallback = "/subscribe?source=signup";

/** The set-up of an account that a clinician created; it leads to where the person was going. */
export function useSetUp(user: User, goingTo: string | undefined) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { form } = useDraftForm<SetUpValues>({
    name: "set-up",
    owner: user.userId,
    notKept: user.email === null ? [] : ["email"],
    empty: {
      firstName: user.firstName ?? "",
      lastName: user.lastName ?? "",
      email: user.email ?? "",
      acceptedEULA: false,
    },
    schema: userInfoForm,
  });
  const send = useMutation({
    mutationFn: async ({ firstName, lastName, email }: SetUpValues) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { firstName, lastName, email, acceptedEULA: true as const, timeZone };
      await call(userInfo, { params: { userId: user.userId }, body }).catch(unlessSetUp);
      await queryClient.prefetchQuery(welcomeQuery(user.userId));
      await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
      forgetDraft("set-up");
      forgetSetUpReturn();
      router.history.replace(goingTo ?? fallback);
    },
    onError: (error) => {
      if (showServerErrors(form, error)) send.reset();
    },
  });
  const submit = form.handleSubmit((values) => send.mutate(values));
  return { form, submit: () => void submit(), isBusy: send.isPending, error: send.error };
}
