import { Trans } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { FileDown, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { canPrint } from "../../../lib/printing.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";

export interface DocumentButtonsProps {
  readonly fetchFile: () => Promise<Blob>;
  /** With its extension. */
  readonly fileName: string;
  /** The page shows the document to print. */
  readonly isShown: boolean;
  /** The label of the download button. */
  readonly children: ReactNode;
}

/** Gets a document as a file or on paper. */
export function DocumentButtons({ fetchFile, fileName, isShown, children }: DocumentButtonsProps) {
  const download = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveFile(file, fileName),
    onError: (error) => flash(errorText(error), { type: "error" }),
  });
  return (
    <Row>
      <Button
        look="primary"
        icon={FileDown}
        isBusy={download.isPending}
        onPress={() => {
          if (!download.isPending) download.mutate();
        }}
      >
        {children}
      </Button>
      {isShown && canPrint() && (
        <Button icon={Printer} onPress={() => print()}>
          <Trans>Print</Trans>
        </Button>
      )}
    </Row>
  );
}
