import { userInfo } from "@regain/contract/calls/activation/user-info";
import { userInfoForm } from "@regain/contract/entities/user-info-form";
import type { User } from "@regain/contract/entities/user";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useForm } from "react-hook-form";
import { call } from "../../lib/api.ts";
import { currentUserQuery } from "../../lib/current-user.ts";
import { showRefusedFields } from "../../lib/forms/refused-fields.ts";
import { resolveBy } from "../../lib/forms/resolve-by.ts";
import { welcomeQuery } from "../session/api/welcome.ts";

export interface SetUpValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly acceptedEULA: boolean;
}

const fallback = "/subscribe?source=signup";

/** The set-up of an account that a clinician made; it leads to where the person was going. */
export function useSetUp(user: User, goingTo: string | undefined) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useForm<SetUpValues>({
    defaultValues: {
      firstName: user.firstName ?? "",
      lastName: user.lastName ?? "",
      email: user.email ?? "",
      acceptedEULA: false,
    },
    resolver: resolveBy(userInfoForm),
    shouldFocusError: false,
  });
  const send = useMutation({
    networkMode: "always",
    mutationFn: async ({ firstName, lastName, email }: SetUpValues) => {
      const body = { firstName, lastName, email, acceptedEULA: true as const };
      await call(userInfo, { params: { userId: user.userId }, body });
      await queryClient.prefetchQuery(welcomeQuery(user.userId));
      await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
      router.history.replace(goingTo ?? fallback);
    },
    onError: (error) => {
      if (showRefusedFields(form, error)) send.reset();
    },
  });
  const submit = form.handleSubmit((values) => send.mutate(values));
  return { form, submit: () => void submit(), isBusy: send.isPending, error: send.error };
}
