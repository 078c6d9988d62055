import { checkLogin } from "@regain/contract/calls/identity/check-login";
import { login } from "@regain/contract/calls/identity/login";
import { resetOtp } from "@regain/contract/calls/identity/reset-otp";
import { validateOtp } from "@regain/contract/calls/identity/validate-otp";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call, singleSignOnAddress } from "../../lib/api.ts";
import type { Attempt, LoginAction } from "./login-step.ts";
import { useEnter } from "./use-enter.ts";

const noOtherToken = { token: undefined };

/** The actions of the three login steps. Each resolves when the next step is on its way. */
export function useLogin(returnUrl: string | undefined) {
  const [attempt, setAttempt] = useState<Attempt>({ username: "" });
  const navigate = useNavigate();
  const enter = useEnter(returnUrl);

  const search = returnUrl ? { returnUrl } : {};
  const goTo = (action: LoginAction | undefined) =>
    action
      ? navigate({ to: "/login/$action", params: { action }, search })
      : navigate({ to: "/login", search });

  const giveName = useMutation({
    mutationFn: async (username: string) => {
      const body = { username, webLogin: true };
      const { action, token } = await call(checkLogin, { body }, noOtherToken);
      if (action === "sso" && token) {
        setAttempt({ username, leaving: true });
        await goTo("sso");
        location.assign(singleSignOnAddress(token, returnUrl));
        return;
      }
      setAttempt({ username });
      await goTo("password");
    },
  });

  const givePassword = useMutation({
    mutationFn: async (password: string) => {
      const { username } = attempt;
      const { ctdata } = await call(login, { body: { username, password } }, noOtherToken);
      const { userId, otpResetToken, accessToken } = ctdata;
      if (accessToken) return enter(accessToken);
      if (!otpResetToken) throw new Error("The login answered neither a token nor a next step.");
      setAttempt({ username, pending: { userId, otpResetToken } });
      return goTo("otp");
    },
  });

  const giveCode = useMutation({
    mutationFn: async (otp: string) => {
      if (!attempt.pending) return goTo(undefined);
      const { userId, otpResetToken } = attempt.pending;
      const input = { params: { userId }, query: { otp, webLogin: "true" as const } };
      const { accessToken } = await call(validateOtp, input, { token: otpResetToken });
      return enter(accessToken);
    },
  });

  const resendCode = useMutation({
    mutationFn: async () => {
      if (!attempt.pending) return;
      const { userId, otpResetToken } = attempt.pending;
      const input = { params: { userId }, query: { resetToken: otpResetToken } };
      await call(resetOtp, input, { token: otpResetToken });
    },
  });

  return { attempt, search, goTo, giveName, givePassword, giveCode, resendCode };
}

export type Login = ReturnType<typeof useLogin>;
