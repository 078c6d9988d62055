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
const ink = "black";

/** Matches the screen's pixel density, so that lines are sharp; drawing stays in CSS pixels. */
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
  pen.strokeStyle = ink;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point under the pointer in the pad's own pixels; the pad is narrower on a small screen. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point {
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
  const last = useRef<Point>(undefined);

  useEffect(() => {
    if (canvas.current) prepare(canvas.current);
  }, []);

  /** Continues from where the pen was, segment by segment: a line drawn over itself grows wider. */
  const drawTo = ({ x, y }: Point): void => {
    const from = last.current ?? { x, y };
    last.current = { x, y };
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(x, y);
    pen.stroke();
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    if (drawing.current !== undefined) return;
    drawing.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = undefined;
    drawTo(pointOf(event));
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (drawing.current === event.pointerId) drawTo(pointOf(event));
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
