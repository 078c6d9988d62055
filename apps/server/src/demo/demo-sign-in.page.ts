import { demoSignInPeople } from "./single-sign-on.ts";

const names = demoSignInPeople.map(({ email }) => `<li>${email}</li>`).join("");

const form = (complaint: string) => `${complaint}
<form method="post">
<label for="email" style="display:block">Work email</label>
<input id="email" name="email" type="email" autocomplete="email" required style="display:block;width:100%;box-sizing:border-box;font:inherit;padding:14px;margin:4px 0 16px;border:1px solid #7F8D8F;border-radius:10px">
<label style="display:block;margin:0 0 16px"><input name="second" type="checkbox" style="width:24px;height:24px;vertical-align:middle"> I also typed a code from my phone</label>
<button style="font:inherit;font-weight:600;padding:14px 24px;border:0;border-radius:10px;background:#084B4E;color:#fff">Sign in</button>
</form>
<p>This page stands in for a hospital's own sign-in. It knows these people:</p>
<ul>${names}</ul>`;

const bodies = {
  ask: form(""),
  unknown: form(`<p role="alert" style="color:#B23A2E">The hospital does not know this email.</p>`),
  gone: `<p>This sign-in is over. <a href="/login">Please start again.</a></p>`,
} as const;

/** The sign-in page of the demo's hospital. */
export const demoSignInPage = (body: keyof typeof bodies): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lakeside Hospital sign-in</title></head>
<body style="max-width:480px;margin:0 auto;padding:24px;background:#FBF8F3;color:#1C2B2D;font:18px/1.5 Arial,sans-serif">
<main>
<h1>Lakeside Hospital</h1>
${bodies[body]}
</main>
</body>
</html>
`;
