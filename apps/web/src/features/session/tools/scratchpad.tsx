import { Trans, useLingui } from "@lingui/react/macro";
import { Eraser } from "lucide-react";
import { type PointerEvent, useEffect, useRef } from "react";
import { buttonClass } from "../../../ui/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TapButton } from "../views/parts/tap-button.tsx";
import styles from "./scratchpad.module.css";

const width = 350;
const height = 400;
const stroke = 3;

/** As many dots as the screen has, so that lines are sharp; drawing stays in CSS pixels. */
function prepare(canvas: HTMLCanvasElement): void {
  const density = window.devicePixelRatio || 1;
  canvas.width = width * density;
  canvas.height = height * density;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.scale(density, density);
  pen.lineWidth = stroke;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = getComputedStyle(canvas).color;
}

/** The point under the pointer in the pad's own pixels; the pad is narrower on a small screen. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>) {
  const box = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - box.left) * width) / box.width,
    y: ((clientY - box.top) * height) / box.height,
  };
}

/** A sheet for notes with finger, pen or mouse. It is not part of the answer and is not kept. */
export function Scratchpad() {
  const { t } = useLingui();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<number>(undefined);

  useEffect(() => {
    if (canvas.current) prepare(canvas.current);
  }, []);

  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    if (drawing.current !== undefined) return;
    drawing.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    const pen = event.currentTarget.getContext("2d");
    const { x, y } = pointOf(event);
    pen?.beginPath();
    pen?.moveTo(x, y);
    pen?.lineTo(x, y);
    pen?.stroke();
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (drawing.current !== event.pointerId) return;
    const pen = event.currentTarget.getContext("2d");
    const { x, y } = pointOf(event);
    pen?.lineTo(x, y);
    pen?.stroke();
  };
  const end = (event: PointerEvent) => {
    if (drawing.current === event.pointerId) drawing.current = undefined;
  };

  return (
    <section className={styles.scratchpad} aria-label={t`Scratchpad`}>
      <canvas
        ref={canvas}
        className={styles.sheet}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <Trans>A sheet to draw notes on</Trans>
      </canvas>
      <TapButton
        className={buttonClass({})}
        onTap={() => {
          if (canvas.current) prepare(canvas.current);
        }}
      >
        <Icon of={Eraser} />
        <Trans>Clear the sheet</Trans>
      </TapButton>
    </section>
  );
}
