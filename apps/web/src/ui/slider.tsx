import { Trans, useLingui } from "@lingui/react/macro";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Label } from "react-aria-components/Label";
import { Slider as AriaSlider, SliderThumb, SliderTrack } from "react-aria-components/Slider";
import { Button } from "./button.tsx";
import styles from "./slider.module.css";

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value in words: `80%`, `2 seconds`. */
  readonly show: (value: number) => string;
}

/** A range with a button at each end, so that nobody has to drag. */
export function Slider({ label, value, onChange, min, max, step, show }: SliderProps) {
  const { t } = useLingui();
  // Adding tenths accumulates rounding errors, so values are rounded to the step's decimals.
  const decimals = String(step).split(".")[1]?.length ?? 0;
  const [isByButton, setByButton] = useState(false);
  const move = (by: number) => {
    setByButton(true);
    onChange(Number(Math.min(max, Math.max(min, value + by)).toFixed(decimals)));
  };
  return (
    <AriaSlider
      className={styles.slider ?? ""}
      value={value}
      onChange={(next) => {
        setByButton(false);
        onChange(next);
      }}
      minValue={min}
      maxValue={max}
      step={step}
    >
      <Label className={styles.label}>{label}</Label>
      <span className={styles.value}>
        {!isByButton && show(value)}
        {/* The track announces its own value; a change by button is announced here. */}
        <span aria-live="polite">{isByButton && show(value)}</span>
      </span>
      <Button
        icon={Minus}
        aria-label={t`Less: ${label}`}
        isDisabled={value <= min}
        onPress={() => move(-step)}
      >
        <Trans>Less</Trans>
      </Button>
      <SliderTrack className={styles.track ?? ""}>
        <SliderThumb className={styles.thumb ?? ""} aria-valuetext={show(value)} />
      </SliderTrack>
      <Button
        icon={Plus}
        aria-label={t`More: ${label}`}
        isDisabled={value >= max}
        onPress={() => move(step)}
      >
        <Trans>More</Trans>
      </Button>
    </AriaSlider>
  );
}
