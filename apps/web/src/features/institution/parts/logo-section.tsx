import { Trans, useLingui } from "@lingui/react/macro";
import type { InstitutionSettings } from "@regain/contract/entities/institution-settings";
import { ImageUp, RotateCcw, Trash2 } from "lucide-react";
import { type ChangeEvent, useId, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { Button } from "../../../ui/button.tsx";
import { buttonClass } from "../../../ui/button-style.ts";
import { classes } from "../../../ui/classes.ts";
import field from "../../../ui/field.module.css";
import { Icon } from "../../../ui/icon.tsx";
import { Row } from "../../../ui/layout.tsx";
import { PartnerMark } from "../../../ui/partner-mark.tsx";
import { RemoveDialog } from "../../../ui/remove-dialog.tsx";
import { isTransient } from "../../../lib/query-client.ts";
import { useChangeLogo } from "../api/settings.ts";
import styles from "./settings.module.css";
import { SettingsSection } from "./settings-section.tsx";

const formats = "image/png,image/jpeg,image/webp";

/** The logo as people see it when signing up, with buttons to change it. It is saved as soon as it is chosen. */
export function LogoSection({ settings }: { readonly settings: InstitutionSettings }) {
  const { t } = useLingui();
  const errorId = useId();
  const change = useChangeLogo();
  const [isRemoving, setRemoving] = useState(false);
  const { facilityName, logo_image_path: logo } = settings;

  const save = (file: File | undefined) => {
    if (file && !change.isPending)
      change.mutate(file, {
        onSuccess: () => flash(t`The logo was saved.`, { type: "success", keepFor: 5_000 }),
      });
  };
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    save(target.files?.[0]);
    // Choosing the same file again counts too.
    target.value = "";
  };
  const askToRemove = () => {
    if (change.isPending) return;
    change.reset();
    setRemoving(true);
  };
  const remove = () => {
    change.mutate(undefined, {
      onSuccess: () => {
        flash(t`The logo was removed.`, { type: "success", keepFor: 5_000 });
        setRemoving(false);
      },
    });
  };

  return (
    <SettingsSection
      title={t`Logo`}
      about={
        <Trans>
          It is shown on the pages where your staff and patients sign up or answer an invitation.
        </Trans>
      }
    >
      <div className={styles.logo}>
        <PartnerMark name={facilityName} logo={logo} />
      </div>
      <Row>
        <label
          className={classes(buttonClass({}), styles.pick)}
          data-busy={change.isPending || undefined}
        >
          <Icon of={ImageUp} />
          {logo ? <Trans>Choose another logo</Trans> : <Trans>Choose a logo</Trans>}
          <input
            type="file"
            accept={formats}
            onChange={pick}
            aria-invalid={change.error ? true : undefined}
            aria-describedby={errorId}
          />
        </label>
        {/* Nobody should have to find the file again. */}
        {change.variables && isTransient(change.error) && (
          <Button icon={RotateCcw} onPress={() => save(change.variables)}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {logo && (
          <Button look="quiet" icon={Trash2} onPress={askToRemove}>
            <Trans>Remove the logo</Trans>
          </Button>
        )}
      </Row>
      {isRemoving && (
        <RemoveDialog
          title={t`Remove the logo?`}
          verb={<Trans>Remove</Trans>}
          isBusy={change.isPending}
          error={change.error ? errorText(change.error) : undefined}
          onRemove={remove}
          onClose={() => setRemoving(false)}
        >
          <Trans>Your name will be shown in its place. You can choose a logo again.</Trans>
        </RemoveDialog>
      )}
      {change.error && !isRemoving ? (
        <p id={errorId} className={field.error} role="alert">
          {errorText(change.error)}
        </p>
      ) : (
        <p id={errorId} className={styles.quiet}>
          {logo ? (
            <Trans>PNG, JPEG or WebP, up to 4 MB.</Trans>
          ) : (
            <Trans>
              Your name is shown there until you choose one. PNG, JPEG or WebP, up to 4 MB.
            </Trans>
          )}
        </p>
      )}
    </SettingsSection>
  );
}
