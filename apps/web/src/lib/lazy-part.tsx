import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Row, Stack } from "../ui/layout.tsx";
import { errorText } from "./error-text.ts";
import { flash } from "./flash.ts";
import { ChunkLoadError } from "./part-missing.ts";
import { askBuild, ownBuild } from "./renewal.ts";

/** Why a part could not be fetched: there is no connection, or the page is older than the server. */
type Failure = "network" | "outdated";

async function whyMissing(): Promise<Failure> {
  const build = await askBuild();
  return build && ownBuild && build !== ownBuild ? "outdated" : "network";
}

interface FailedPart {
  /** What happened, in a sentence. */
  readonly text: string;
  readonly onRetry: () => void;
}

interface Instead {
  /** While it loads. */
  readonly waiting?: ReactNode;
  /** If it cannot be fetched; by default a sentence, and a button to try again. */
  readonly missing?: (failed: FailedPart) => ReactNode;
}

const Missing = ({ text, onRetry }: FailedPart) => (
  <Stack gap={1}>
    <p role="alert">{text}</p>
    <Row>
      <Button icon={RotateCw} onPress={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Row>
  </Stack>
);

/**
 * A part of a page whose code is loaded when it is first shown. If that fails, the page around it stays as it is, and
 * what was typed there; once the network is back, it is tried again (decision 239).
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined;
  return function LazyPart({ waiting = null, missing, ...props }: Props & Instead) {
    const { t } = useLingui();
    const [Loaded, setLoaded] = useState(() => known);
    const [failure, setFailure] = useState<Failure>();
    const isDue = !Loaded && !failure;
    useEffect(() => {
      if (!isDue) return undefined;
      let isGone = false;
      const begin = async () => {
        try {
          known = await load();
          if (!isGone) setLoaded(() => known);
        } catch (error) {
          const why = error instanceof ChunkLoadError ? await whyMissing() : undefined;
          if (isGone) return;
          setFailure(() => {
            if (!why) throw error;
            return why;
          });
        }
      };
      void begin();
      return () => {
        isGone = true;
      };
    }, [isDue]);
    useEffect(() => {
      const retry = () => setFailure(undefined);
      addEventListener("online", retry);
      return () => removeEventListener("online", retry);
    }, []);

    if (Loaded) return <Loaded {...(props as Props)} />;
    if (!failure) return waiting;
    const text =
      failure === "network"
        ? errorText(new ChunkLoadError())
        : t`Regain has been updated. Load this page again to continue.`;
    const failed = { text, onRetry: () => setFailure(undefined) };
    return missing ? missing(failed) : <Missing {...failed} />;
  };
}

/** Says for a moment, over the page, why something did not come. */
function PartNotice({ text, onTold }: { readonly text: string; readonly onTold: () => void }) {
  const tell = useEffectEvent(() => {
    flash(text, { type: "error" });
    onTold();
  });
  useEffect(() => tell(), []);
  return null;
}

/** A dialog whose code is loaded when it is first opened: if that fails, the page says why, and it is closed again. */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  waiting?: ReactNode,
) {
  const Part = lazyPart(load);
  return function LazyDialog(props: Props) {
    const missing = ({ text }: FailedPart) => <PartNotice text={text} onTold={props.onClose} />;
    return <Part {...props} waiting={waiting} missing={missing} />;
  };
}
