import { useMutation } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import type { ReactNode } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { PrintButton } from "../../../lib/print-button.tsx";
import { canPrint } from "../../../lib/printing.ts";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { track } from "../../tracking/api/track.ts";

export interface DocumentButtonsProps {
  readonly fetchFile: () => Promise<Blob>;
  /** Names the document, and nobody: it is counted under it when printed. Also the file's name. */
  readonly name: string;
  /** The page shows the document to print. */
  readonly isShown: boolean;
  /** The label of the download button. */
  readonly children: ReactNode;
}

/** Gets a document as a file or on paper. */
export function DocumentButtons({ fetchFile, name, isShown, children }: DocumentButtonsProps) {
  const download = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveFile(file, `${name}.pdf`),
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
      {isShown && canPrint() && <PrintButton onPrint={() => track("print", name)} />}
    </Row>
  );
}
