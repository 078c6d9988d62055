import { Trans } from "@lingui/react/macro";
import { Calculator as CalculatorIcon, Pencil } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "../../../ui/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TapButton } from "../views/parts/tap-button.tsx";
import { Calculator } from "./calculator.tsx";
import { Scratchpad } from "./scratchpad.tsx";
import styles from "./tool-tray.module.css";

/**
 * A tool opens below what is on the screen, so it is scrolled into view; the focus goes along if that scrolls away the
 * button that opened it.
 */
function bringIntoSight(tool: HTMLElement | null): void {
  if (!tool) return;
  tool.scrollIntoView({ block: "nearest" });
  const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
  const headroom = Number.parseFloat(getComputedStyle(tool).scrollMarginTop);
  if (bottom <= headroom) tool.focus({ preventScroll: true });
}

interface ToolTrayProps {
  readonly showCalculator: boolean;
  readonly showScratchpad: boolean;
}

/** The tools that an item allows, each closed until it is requested. */
export function ToolTray({ showCalculator, showScratchpad }: ToolTrayProps) {
  const [hasCalculator, setHasCalculator] = useState(false);
  const [hasScratchpad, setHasScratchpad] = useState(false);
  if (!showCalculator && !showScratchpad) return null;
  return (
    <div className={styles.tray}>
      <div className={styles.buttons}>
        {showCalculator && (
          <TapButton
            className={buttonClass({})}
            aria-expanded={hasCalculator}
            onTap={() => setHasCalculator(!hasCalculator)}
          >
            <Icon of={CalculatorIcon} />
            <Trans>Calculator</Trans>
          </TapButton>
        )}
        {showScratchpad && (
          <TapButton
            className={buttonClass({})}
            aria-expanded={hasScratchpad}
            onTap={() => setHasScratchpad(!hasScratchpad)}
          >
            <Icon of={Pencil} />
            <Trans>Scratchpad</Trans>
          </TapButton>
        )}
      </div>
      <div className={styles.tools}>
        {hasCalculator && (
          <div ref={bringIntoSight} tabIndex={-1} className={styles.tool}>
            <Calculator />
          </div>
        )}
        {hasScratchpad && (
          <div ref={bringIntoSight} tabIndex={-1} className={styles.tool}>
            <Scratchpad />
          </div>
        )}
      </div>
    </div>
  );
}
