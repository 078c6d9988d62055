import { Trans, useLingui } from "@lingui/react/macro";
import { Camera, ImageUp } from "lucide-react";
import { type ChangeEvent, useCallback, useId } from "react";
import { buttonClass } from "../../../ui/button-style.ts";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import field from "../../../ui/field.module.css";
import styles from "../own-items.module.css";

/** Phones convert their own format into the first of these. */
const formats = "image/jpeg,image/png,image/webp";

/** A file has an object URL for as long as it is shown. */
function Preview({ file, alt }: { readonly file: File; readonly alt: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={alt} />;
}

interface PhotoFieldProps {
  readonly photo: File | undefined;
  readonly error: string | undefined;
  readonly onPhoto: (photo: File) => void;
}

/** A photo from the camera or the device, and a preview. */
export function PhotoField({ photo, error, onPhoto }: PhotoFieldProps) {
  const { t } = useLingui();
  const errorId = useId();
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onPhoto(file);
    // Choosing the same file again counts too.
    target.value = "";
  };
  const input = {
    type: "file",
    accept: formats,
    onChange: pick,
    ...(error && { "aria-invalid": true, "aria-describedby": errorId }),
  } as const;
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        <Trans>Photo</Trans>
      </legend>
      {photo && (
        <div className={styles.preview}>
          <span className={styles.photo}>
            <Preview file={photo} alt={t`The photo you chose`} />
          </span>
        </div>
      )}
      <div className={styles.buttons}>
        <label className={classes(buttonClass({}), styles.pick, styles.camera)}>
          <Icon of={Camera} />
          <Trans>Take a photo</Trans>
          <input {...input} capture="environment" />
        </label>
        <label className={classes(buttonClass({}), styles.pick)}>
          <Icon of={ImageUp} />
          <Trans>Choose a photo</Trans>
          <input {...input} />
        </label>
      </div>
      {error && (
        <p id={errorId} className={field.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
