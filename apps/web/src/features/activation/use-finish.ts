import { useLingui } from "@lingui/react/macro";
import { completeAccount } from "@regain/contract/calls/activation/complete-account";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { saveAccessToken } from "../../lib/access-token.ts";
import { call } from "../../lib/api.ts";
import { currentUserQuery } from "../../lib/current-user.ts";
import { doneOnce } from "../../lib/done-once.ts";
import { flash } from "../../lib/flash.ts";
import { clearLinkToken } from "../../lib/link-token.ts";
import { newId } from "../../lib/new-id.ts";
import { logInAfterLink } from "../identity/api/log-in-after-link.ts";
import { ownAddress } from "../signup/api/sign-up.ts";
import { forgetDraft } from "./wizard-draft.ts";
import type { WizardValues } from "./wizard-form.ts";
import { completionOf } from "./wizard-request.ts";
import type { WizardStart } from "./wizard-start.ts";

/** Completes the account after the wizard, and signs the person in. */
export function useFinish({
  path,
  token,
  username,
  source,
  subscriptionTime,
}: Omit<WizardStart, "known" | "requirements">) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [send] = useState(() => doneOnce("link-used"));

  const enter = async (accessToken: string) => {
    saveAccessToken(accessToken);
    queryClient.clear();
    await queryClient.fetchQuery(currentUserQuery);
    router.history.replace("/dashboard");
  };
  return useMutation({
    mutationFn: async (values: WizardValues) => {
      const body = completionOf(values, {
        username,
        source,
        requestId: newId(),
        clientIpAddress: await ownAddress(),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      const query = subscriptionTime ? { subscriptionTime } : {};
      const accessToken = await send<string | null>(
        async () => (await call(completeAccount, { query, body }, { token })).data.token,
        // By email address, because the username is only settled when the account is created.
        (refusal) => logInAfterLink({ username: values.email, password: values.password }, refusal),
      );
      forgetDraft(path);
      clearLinkToken(path);
      if (accessToken !== null) return enter(accessToken);
      flash(t`Your account has been successfully set up.`, { type: "success" });
      return router.history.replace("/login");
    },
  });
}
