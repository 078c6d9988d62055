import { useLingui } from "@lingui/react/macro";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "./button.tsx";
import { type FieldProps, TextField } from "./text-field.tsx";

/** A password that can be shown while it is typed. */
export function PasswordField(props: Omit<FieldProps, "type" | "beside">) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck="false"
      isName
      {...props}
      type={shown ? "text" : "password"}
      beside={
        <Button
          icon={shown ? EyeOff : Eye}
          aria-label={shown ? t`Hide password` : t`Show password`}
          onPress={() => setShown(!shown)}
        >
          {shown ? t`Hide` : t`Show`}
        </Button>
      }
    />
  );
}
