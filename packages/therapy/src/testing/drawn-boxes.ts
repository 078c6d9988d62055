/** Reads a drawing with a real parser, to see where its parts are. */
import { SaxesParser } from "saxes";
import { widthOf } from "../drawing/measure.ts";

export interface DrawnBox {
  readonly kind: "frame" | "text" | "part";
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ReadDrawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DrawnBox[];
  /** Every element with its attributes. */
  readonly elements: readonly { readonly name: string; readonly attributes: Attributes }[];
  /** Every text, in order. */
  readonly texts: readonly string[];
}

type Attributes = Readonly<Record<string, string>>;

interface Open {
  readonly name: string;
  readonly attributes: Attributes;
  text: string;
}

const number = (value: string | undefined) => Number(value ?? 0);

function textBox({ attributes, text }: Open): DrawnBox {
  const size = number(attributes["font-size"]);
  const width = widthOf(text, { size, isBold: attributes["font-weight"] === "700" });
  const shift = attributes["text-anchor"] === "middle" ? width / 2 : 0;
  const left = number(attributes["x"]) - shift;
  const y = number(attributes["y"]);
  return { kind: "text", text, left, right: left + width, top: y - size * 0.8, bottom: y };
}

function partBox(kind: DrawnBox["kind"], { attributes }: Open): DrawnBox {
  const [left, top] = [number(attributes["x"]), number(attributes["y"])];
  const [right, bottom] = [left + number(attributes["width"]), top + number(attributes["height"])];
  return { kind, text: "", left, top, right, bottom };
}

/**
 * What is directly in the drawing; the contents of nested drawings are clipped at their edges.
 * @throws Error if it is not well-formed, or uses a prefix that is not bound
 */
export function readDrawing(svg: string): ReadDrawing {
  const parser = new SaxesParser({ xmlns: true });
  const open: Open[] = [];
  const boxes: DrawnBox[] = [];
  const elements: { name: string; attributes: Attributes }[] = [];
  const texts: string[] = [];
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const own = Object.fromEntries(
      Object.entries(attributes).map(([key, one]) => [
        key,
        typeof one === "string" ? one : one.value,
      ]),
    );
    elements.push({ name, attributes: own });
    open.push({ name, attributes: own, text: "" });
  });
  parser.on("text", (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on("closetag", () => {
    const closed = open.pop();
    if (!closed) return;
    if (closed.name === "text") texts.push(closed.text);
    if (open.length !== 1) return;
    if (closed.name === "text") boxes.push(textBox(closed));
    else if (closed.name === "rect" && closed.attributes["rx"] !== undefined)
      boxes.push(partBox("frame", closed));
    else if (["rect", "use", "svg"].includes(closed.name)) boxes.push(partBox("part", closed));
  });
  parser.write(svg).close();
  const [root] = elements;
  return {
    width: number(root?.attributes["width"]),
    height: number(root?.attributes["height"]),
    boxes,
    elements,
    texts,
  };
}

const slack = 1;

const isInside = (inner: DrawnBox, outer: DrawnBox) =>
  inner.left >= outer.left - slack &&
  inner.right <= outer.right + slack &&
  inner.top >= outer.top - slack &&
  inner.bottom <= outer.bottom + slack;

const isApart = (one: DrawnBox, other: DrawnBox) =>
  one.right <= other.left + slack ||
  other.right <= one.left + slack ||
  one.bottom <= other.top + slack ||
  other.bottom <= one.top + slack;

/** What crosses an edge: of the drawing, or of a frame that it is neither wholly inside nor wholly outside. */
export function overEdges({ width, height, boxes }: ReadDrawing): string[] {
  const page: DrawnBox = { kind: "frame", text: "", left: 0, top: 0, right: width, bottom: height };
  const frames = boxes.filter(({ kind }) => kind === "frame");
  return boxes.flatMap((box, index) => {
    const crossed = [page, ...frames].filter(
      (frame) =>
        frame !== box && !isInside(box, frame) && !isApart(box, frame) && !isInside(frame, box),
    );
    return crossed.length > 0 ? [`${index} ${box.kind} ${box.text}`] : [];
  });
}

/** Texts that overlap. */
export function overlappingTexts({ boxes }: ReadDrawing): string[] {
  const texts = boxes.filter(({ kind }) => kind === "text");
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => !isApart(one, other))
      .map((other) => `${one.text} | ${other.text}`),
  );
}
