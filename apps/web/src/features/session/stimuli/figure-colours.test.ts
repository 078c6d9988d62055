import { readFileSync } from "node:fs";
import { figureColours } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";

type Triple = readonly [number, number, number];

/** How the common color vision deficiencies transform linear RGB (Machado, Oliveira and Fernandes 2009, severity 1). */
const sights: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const tokens = readFileSync(new URL("../../../ui/tokens.css", import.meta.url), "utf8");

function linear(name: string): Triple {
  const hex = new RegExp(`--figure-${name}: #([0-9a-f]{6});`).exec(tokens)?.[1] ?? "";
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(2), channel(4)];
}

const times = (rows: readonly Triple[], [a, b, c]: Triple) =>
  rows.map((row) => row[0] * a + row[1] * b + row[2] * c) as [number, number, number];

/** CIE L*a*b* under D65. */
function lab(rgb: Triple): Triple {
  const [x, y, z] = times(
    [
      [0.4124 / 0.95047, 0.3576 / 0.95047, 0.1805 / 0.95047],
      [0.2126, 0.7152, 0.0722],
      [0.0193 / 1.08883, 0.1192 / 1.08883, 0.9505 / 1.08883],
    ],
    rgb,
  ).map((value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)) as [
    number,
    number,
    number,
  ];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const pairs = figureColours.flatMap((one, index) =>
  figureColours.slice(index + 1).map((other) => [one, other] as const),
);

describe.each(Object.keys(sights))("to %s sight", (sight) => {
  test.each(pairs)("%s and %s look different", (one, other) => {
    const [a, b] = [one, other].map((name) => lab(times(sights[sight] ?? [], linear(name))));
    const distance = Math.hypot(...(a ?? []).map((value, index) => value - (b?.[index] ?? 0)));
    expect(distance).toBeGreaterThan(15);
  });
});
