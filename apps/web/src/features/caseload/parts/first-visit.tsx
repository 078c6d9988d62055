import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { readCookie, writeCookie } from "../../../lib/cookie.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";

const cookie = "brochureShown";

/** Shown once on each device: what helps patients to practice at home. */
export function FirstVisit({ brochure }: { readonly brochure: ReactNode }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(() => readCookie(cookie) === undefined);
  // Wherever its buttons lead, it is not shown again.
  useEffect(() => writeCookie(cookie, "1"), []);
  const close = () => setOpen(false);
  if (!isOpen) return null;
  return (
    <Dialog
      title={t`Download Patient Brochure`}
      isOpen
      onClose={close}
      actions={
        <>
          <Button onPress={close}>
            <Trans>Not now</Trans>
          </Button>
          {brochure}
        </>
      }
    >
      <Stack gap={2}>
        <p>
          <Trans>Home users do four times more therapy.</Trans>
        </p>
        <p>
          <Trans>
            The patient brochure explains in plain words how to begin. Print it and give it to your
            patients.
          </Trans>
        </p>
      </Stack>
    </Dialog>
  );
}
