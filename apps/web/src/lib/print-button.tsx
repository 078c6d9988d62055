import { Trans } from "@lingui/react/macro";
import { Printer } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { printPage } from "./print-page.ts";

/** Prints the page that is open, and says so to whoever counts it. */
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
