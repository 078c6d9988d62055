import { changeAccount } from "@regain/contract/calls/account/change-account";
import { changePassword } from "@regain/contract/calls/account/change-password";
import { proveIdentity } from "@regain/contract/calls/account/prove-identity";
import { createSignInCard } from "@regain/contract/calls/identity/create-sign-in-card";
import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { logOut } from "@regain/contract/calls/identity/log-out";
import { userPasswordRequirements } from "@regain/contract/calls/identity/user-password-requirements";
import { usualRequirements } from "@regain/contract/password-rules";
import { expect, test } from "vitest";
import { addToCaseload } from "../../builders/people.ts";
import { codeOf, institutionHouses } from "../../testing/institution-houses.ts";

const { server, openHouse, signIn, isSignedOut } = institutionHouses();

const enter = (token: string) => server().client()(exchangeToken, { body: { token } });

/** Irma, who has no address, and Greta, who resets passwords where Irma is a patient. */
async function irmaAndGreta() {
  const house = await openHouse();
  const irma = await house.patient("irma", { email: null });
  const person = (token: string) => {
    const call = server().client(token);
    const params = { userId: irma };
    return {
      token,
      call,
      card: () => call(createSignInCard, { params: { id: irma } }),
      change: (email: string) => call(changeAccount, { params, body: { email } }),
      prove: (password: string) => call(proveIdentity, { params, body: { password } }),
      requirements: () => call(userPasswordRequirements, { params }),
      choose: (oldPassword: string, newPassword: string) =>
        call(changePassword, { params, body: { oldPassword, newPassword } }),
    };
  };
  return {
    ...house,
    irma,
    person,
    issued: async () => (await house.admin.reset(irma)).oneTimePassword!,
    signedInBy: async (password: string) => {
      const { ctdata } = await signIn(`irma${house.n}`, password);
      return person(ctdata.accessToken!);
    },
  };
}

test("a password that Greta has issued opens the choice of another one, and nothing else", async () => {
  const { issued, signedInBy } = await irmaAndGreta();
  const password = await issued();
  const greta = await signedInBy(password);
  for (const work of [
    () => greta.card(),
    () => greta.change("mallory@example.org"),
    () => greta.prove(password),
  ])
    await expect(work()).rejects.toMatchObject({
      status: 403,
      code: "new-password-needed",
      authError: false,
    });
  expect((await greta.call(loadUser, {})).user.promptChangePassword).toBe(true);
  expect(await greta.requirements()).toEqual(usualRequirements);
  await greta.choose(password, "Walk by the sea 7");
  await greta.change("irma.late@example.org");
  const late = await irmaAndGreta();
  await (await late.signedInBy(await late.issued())).call(logOut, {});
});

test("who holds a card, and an issued password beside it, proves nothing by the two", async () => {
  const { issued, irma, clinician, person } = await irmaAndGreta();
  const dana = await clinician("dana");
  await server().seed((trx) => addToCaseload(trx, { patient_id: irma, clinician_id: dana }));
  const asDana = server().client(await server().tokenFor(dana));
  const { code } = await asDana(createSignInCard, { params: { id: irma } });
  const password = await issued();
  const holder = person((await enter(code)).accessToken);
  expect(await codeOf(holder.prove(password))).toBe("log-in-again");
  expect(await codeOf(holder.change("mallory@example.org"))).toBe("log-in-again");
  expect(await codeOf(holder.card())).toBe("log-in-again");
  await holder.choose(password, "Walk by the sea 7");
  expect(await codeOf(enter(code)), "Dana's card stays").toBe("fine");
});

test("with the card that she made before, she still shows who she is", async () => {
  const { issued, irma, person } = await irmaAndGreta();
  const { code } = await person(await server().tokenFor(irma)).card();
  await issued();
  const again = person((await enter(code)).accessToken);
  expect(await again.change("irma@example.com")).toMatchObject({ email: "irma@example.com" });
});

test("once Irma has chosen, nothing is left of what was made in her name", async () => {
  const { issued, signedInBy } = await irmaAndGreta();
  const first = await issued();
  const greta = await signedInBy(first);
  await greta.choose(first, "Walk by the sea 7");
  const { code } = await greta.card();
  const second = await issued();
  expect(await isSignedOut(greta.token)).toBe(true);
  const [elsewhere, byCard] = [await signedInBy(second), await enter(code)];
  const irma = await signedInBy(second);
  await irma.choose(second, "Lagoon at noon 8");
  expect(await isSignedOut(elsewhere.token)).toBe(true);
  expect(await isSignedOut(byCard.accessToken)).toBe(true);
  expect(await codeOf(enter(code))).toBe("link-expired");
  // From then on a card of hers stays, whatever password she takes next.
  const own = await irma.card();
  await irma.choose("Lagoon at noon 8", "Harbor at dawn 9");
  expect(await codeOf(enter(own.code))).toBe("fine");
});
