import { useLingui } from "@lingui/react/macro";
import { createClinician } from "@regain/contract/calls/signup/create-clinician";
import { createPatient } from "@regain/contract/calls/signup/create-patient";
import { email as emailRule } from "@regain/contract/field-rules";
import type { UserType } from "@regain/contract/entities/enumerations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { saveAccessToken } from "../../lib/access-token.ts";
import { call } from "../../lib/api.ts";
import { currentUserQuery } from "../../lib/current-user.ts";
import { flash } from "../../lib/flash.ts";
import { forgetLeadSource } from "../../lib/forget-consented.ts";
import { useClearServerErrors } from "../../lib/forms/use-clear-server-errors.ts";
import { leadSource } from "../../lib/lead-source.ts";
import { newId } from "../../lib/new-id.ts";
import { ownAddress } from "./api/sign-up.ts";
import { forgetDrafts, saveDraft, readDraft } from "./draft.ts";
import { forgetInvitation } from "./invitation.ts";
import { clinicianRequest, type Invited, patientRequest } from "./requests.ts";
import { stepsOf, stepWith } from "./sign-up-steps.ts";
import type { SignUpValues } from "./sign-up-values.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The sign-up step that a browser history entry stands for, from 0. */
    signUpStep?: number;
  }
}

export interface SignUpWish extends Invited {
  readonly userType: UserType;
  readonly email?: string | undefined;
  readonly source?: string | undefined;
}

/** The server's complaints, by field. */
export type Refused = Readonly<Record<string, string>>;

const noOtherToken = { token: undefined };

/** Where a new account leads. An invitation that the sign-up itself did not answer is answered on its own page. */
function placeAfter({ userType, invitationToken }: SignUpWish, isOfInstitution: boolean): string {
  if (userType === "patient") return "/subscribe?source=signup";
  if (invitationToken && !isOfInstitution)
    return `/activate?${new URLSearchParams({ t: invitationToken })}`;
  return "/dashboard";
}

/** A sign-up in steps, each an entry in the browser history. */
export function useSignUp(wish: SignUpWish) {
  const { t } = useLingui();
  const { userType, email, institutionId, invitationToken, source } = wish;
  const isOfInstitution = userType === "clinician" && !!institutionId && !!email;
  const isEmailGiven = !!institutionId && emailRule.safeParse(email).success;
  const steps = stepsOf(userType, isOfInstitution);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();

  const [begun] = useState(() => readDraft(userType, newId));
  const draft = useRef({ ...begun, values: { ...begun.values, ...(email ? { email } : {}) } });
  const [refused, setRefused] = useState<Refused>({});
  /** How many steps were completed since the page was loaded: a reload loses the password of the first. */
  const [done, setDone] = useState(0);
  const wanted = useLocation({ select: ({ state }) => state.signUpStep });
  const step = Math.min(wanted ?? 0, done, steps.length - 1);

  const keep = (values: SignUpValues) => {
    draft.current = { ...draft.current, values };
    saveDraft(userType, draft.current);
  };
  const goTo = (signUpStep: number) =>
    navigate({ to: "/signup", search: true, state: { signUpStep }, resetScroll: true });
  const goOn = () => {
    setDone(Math.max(done, step + 1));
    setRefused({});
    return goTo(step + 1);
  };
  const goBack = () => {
    if (step > 0) return goTo(step - 1);
    const search = {
      ...(institutionId && { institutionId }),
      ...(source && { source }),
      ...(email && { email }),
    };
    return navigate({ to: "/signup", search });
  };
  /** Shows complaints at the step with the field they are about; false if that is the current step, or none. */
  const showEarlier = (fields: Refused): boolean => {
    const at = stepWith(steps, Object.keys(fields), draft.current.values);
    if (at === undefined || at === step) return false;
    setRefused(fields);
    void goTo(at);
    return true;
  };

  const send = useMutation({
    mutationFn: async (values: SignUpValues) => {
      const circumstances = {
        requestId: draft.current.requestId,
        clientIpAddress: await ownAddress(),
        source: source ?? leadSource(new Date()),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      };
      const { data } =
        userType === "patient"
          ? await call(createPatient, { body: patientRequest(values, circumstances) }, noOtherToken)
          : await call(
              createClinician,
              {
                body: clinicianRequest(
                  values,
                  circumstances,
                  isOfInstitution ? wish : { invitationToken },
                ),
              },
              noOtherToken,
            );
      forgetDrafts();
      forgetInvitation();
      forgetLeadSource();
      queryClient.clear();
      if (data.token === null) {
        flash(t`Your account is ready. Now log in through your institution.`, { type: "success" });
        return router.history.replace("/login");
      }
      saveAccessToken(data.token);
      await queryClient.fetchQuery(currentUserQuery);
      return router.history.replace(placeAfter(wish, isOfInstitution));
    },
  });
  useClearServerErrors(step, send);

  return {
    wish,
    steps,
    step,
    /** The institution's link gives the email address: it is neither changed nor checked. */
    isEmailGiven,
    /** The person has come here from another page of the sign-up. */
    isNext: wanted !== undefined,
    /** Something was typed before the page was reloaded. */
    isResumed: begun.values.email !== "" && done === 0,
    values: () => draft.current.values,
    refused,
    keep,
    goOn,
    goBack,
    showEarlier,
    send,
  };
}
export type SignUp = ReturnType<typeof useSignUp>;
