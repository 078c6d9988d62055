import { Trans } from "@lingui/react/macro";
import { Printer } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { printPage } from "./print-page.ts";

/** Prints the current page, and reports it to the visit counter. */
export function PrintButton({ onPrint }: { readonly onPrint: () => void }) {
  return (
    <Button
      icon={Printer}
      onPress={() => {
        onPrint();
        void printPage();
      }}
    >
      <Trans>Print</Trans>
    </Button>
  );
}
