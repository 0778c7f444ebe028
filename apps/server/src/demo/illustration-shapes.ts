import type { SKRSContext2D } from '@napi-rs/canvas';

/** What a picture shows. */
export type PictureKind = 'jars' | 'pouch' | 'cups' | 'hamper' | 'basket' | 'cloth' | 'bag' | 'box' | 'lamp';

/** Backdrop, body, accent, light. */
export type PicturePalette = readonly [backdrop: string, body: string, accent: string, light: string];

export type SvgBuilder = SKRSContext2D;

type Shape = (svg: SvgBuilder, palette: PicturePalette) => void;

function rounded(svg: SvgBuilder, x: number, y: number, w: number, h: number, radius: number, colour: string): void {
  svg.fillStyle = colour;
  svg.beginPath();
  svg.roundRect(x, y, w, h, radius);
  svg.fill();
}

function outline(svg: SvgBuilder, points: readonly (readonly [number, number])[], colour: string): void {
  svg.fillStyle = colour;
  svg.beginPath();
  for (const [x, y] of points) svg.lineTo(x, y);
  svg.closePath();
  svg.fill();
}

function oval(svg: SvgBuilder, x: number, y: number, rx: number, ry: number, colour: string, turn = 0): void {
  svg.fillStyle = colour;
  svg.beginPath();
  svg.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  svg.fill();
}

/** Light from the left, shade on the right, on what was drawn inside a rectangle and on nothing else. */
function shade(svg: SvgBuilder, x: number, y: number, w: number, h: number, radius: number): void {
  const light = svg.createLinearGradient(x, 0, x + w, 0);
  light.addColorStop(0, 'rgba(255,255,255,0.22)');
  light.addColorStop(0.35, 'rgba(255,255,255,0)');
  light.addColorStop(1, 'rgba(0,0,0,0.2)');
  svg.globalCompositeOperation = 'source-atop';
  svg.fillStyle = light;
  svg.beginPath();
  svg.roundRect(x, y, w, h, radius);
  svg.fill();
  svg.globalCompositeOperation = 'source-over';
}

/** Two leaves and a dot: the mark on every label. */
function leaf(svg: SvgBuilder, x: number, y: number, size: number, colour: string, dot: string): void {
  oval(svg, x - size * 0.55, y, size * 0.28, size * 0.8, colour, -0.6);
  oval(svg, x + size * 0.55, y, size * 0.28, size * 0.8, colour, 0.6);
  oval(svg, x, y + size * 0.75, size * 0.24, size * 0.24, dot);
}

/** A four-petalled flower of a block print. */
function flower(svg: SvgBuilder, x: number, y: number, size: number, petal: string, heart: string): void {
  for (let turn = 0; turn < 4; turn += 1) {
    const angle = (turn * Math.PI) / 2 + Math.PI / 4;
    oval(
      svg,
      x + Math.cos(angle) * size * 0.55,
      y + Math.sin(angle) * size * 0.55,
      size * 0.6,
      size * 0.28,
      petal,
      angle,
    );
  }
  oval(svg, x, y, size * 0.26, size * 0.26, heart);
}

const jar = (
  svg: SvgBuilder,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  [, body, accent, light]: PicturePalette,
) => {
  rounded(svg, x, y, w, h, 4, fill);
  rounded(svg, x + w * 0.08, y - 6, w * 0.84, 8, 2, body);
  rounded(svg, x + 2, y + h * 0.34, w - 4, h * 0.4, 1.5, light);
  leaf(svg, x + w / 2, y + h * 0.5, w * 0.16, accent, body);
  shade(svg, x, y - 6, w, h + 6, 4);
};

const jars: Shape = (svg, palette) => {
  const [, body, accent] = palette;
  jar(svg, 16, 46, 22, 33, accent, palette);
  jar(svg, 63, 46, 22, 33, body, palette);
  jar(svg, 37, 38, 28, 43, '#b4803a', palette);
};

const pouch: Shape = (svg, [, body, accent, light]) => {
  outline(
    svg,
    [
      [30, 24],
      [70, 24],
      [74, 80],
      [26, 80],
    ],
    body,
  );
  rounded(svg, 29.5, 21, 41, 8, 1, accent);
  rounded(svg, 34, 40, 32, 26, 2, light);
  leaf(svg, 50, 49, 6.5, accent, body);
  svg.fillStyle = body;
  for (const [y, w] of [
    [59, 18],
    [62, 12],
  ] as const)
    svg.fillRect(50 - w / 2, y, w, 1.1);
  shade(svg, 27, 21, 46, 59, 2);
  for (const [x, y, turn] of [
    [18, 77, 0.5],
    [82, 78, -0.4],
    [77, 74, 0.9],
  ] as const) {
    oval(svg, x, y, 4.4, 3, accent, turn);
    oval(svg, x, y, 3, 0.5, body, turn);
  }
};

const cup = (svg: SvgBuilder, x: number, y: number, size: number, [, body, accent, light]: PicturePalette) => {
  svg.strokeStyle = light;
  svg.lineWidth = size * 0.16;
  svg.beginPath();
  svg.ellipse(x + size * 1.05, y + size * 0.55, size * 0.38, size * 0.42, 0, 0, Math.PI * 2);
  svg.stroke();
  outline(
    svg,
    [
      [x - size, y],
      [x + size, y],
      [x + size * 0.78, y + size * 1.35],
      [x - size * 0.78, y + size * 1.35],
    ],
    light,
  );
  oval(svg, x, y + size * 1.35, size * 0.78, size * 0.16, light);
  flower(svg, x - size * 0.05, y + size * 0.7, size * 0.42, accent, body);
  shade(svg, x - size, y, size * 2, size * 1.45, 2);
  oval(svg, x, y, size, size * 0.24, body);
  oval(svg, x, y + size * 0.03, size * 0.86, size * 0.17, '#4a2c1d');
};

const cups: Shape = (svg, palette) => {
  cup(svg, 33, 46, 13, palette);
  cup(svg, 66, 46, 13, palette);
  cup(svg, 48, 58, 15, palette);
};

/** Under the basket: its handle, and what looks out of it. */
const hamper: Shape = (svg, palette) => {
  const [, body, accent, light] = palette;
  svg.strokeStyle = body;
  svg.lineWidth = 3;
  svg.beginPath();
  svg.arc(50, 48, 25, Math.PI, 0);
  svg.stroke();
  jar(svg, 33, 34, 14, 22, accent, palette);
  rounded(svg, 50, 31, 17, 24, 2, body);
  flower(svg, 58.5, 40, 5.5, light, accent);
  basket(svg, palette);
};

const basket: Shape = (svg, [, body, accent]) => {
  outline(
    svg,
    [
      [18, 50],
      [82, 50],
      [74, 81],
      [26, 81],
    ],
    accent,
  );
  svg.globalAlpha = 0.35;
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 9; column += 1)
      if ((row + column) % 2 === 0) rounded(svg, 23 + column * 6.2, 53 + row * 5.4, 5.4, 4.4, 1, body);
  svg.globalAlpha = 1;
  rounded(svg, 16, 47, 68, 5.5, 2.5, body);
  shade(svg, 20, 47, 60, 34, 2);
};

const cloth: Shape = (svg, [, body, accent, light]) => {
  rounded(svg, 20, 60, 60, 19, 3, accent);
  rounded(svg, 18, 48, 64, 16, 3, light);
  rounded(svg, 17, 26, 66, 27, 3, body);
  for (let column = 0; column < 5; column += 1) {
    flower(svg, 25 + column * 12.5, 36, 5, accent, light);
    flower(svg, 31 + column * 12.5, 45.5, 3, light, accent);
  }
  svg.fillStyle = body;
  for (let line = 0; line < 16; line += 1) svg.fillRect(20 + line * 3.9, 55.5, 1.6, 3);
  svg.fillStyle = light;
  for (let line = 0; line < 10; line += 1) svg.fillRect(23 + line * 5.8, 69, 3, 1.3);
  shade(svg, 17, 26, 66, 53, 3);
};

const bag: Shape = (svg, [, body, accent, light]) => {
  svg.strokeStyle = accent;
  svg.lineWidth = 3.2;
  svg.beginPath();
  svg.ellipse(50, 40, 14, 22, 0, Math.PI, 0);
  svg.stroke();
  outline(
    svg,
    [
      [25, 38],
      [75, 38],
      [79, 81],
      [21, 81],
    ],
    light,
  );
  outline(
    svg,
    [
      [23.6, 52],
      [76.4, 52],
      [78.4, 74],
      [21.6, 74],
    ],
    body,
  );
  for (let column = 0; column < 4; column += 1) flower(svg, 30 + column * 13.3, 63, 5.6, accent, light);
  shade(svg, 22, 38, 57, 43, 2);
};

const box: Shape = (svg, [, body, accent, light]) => {
  outline(
    svg,
    [
      [24, 42],
      [58, 36],
      [58, 80],
      [24, 76],
    ],
    light,
  );
  outline(
    svg,
    [
      [58, 36],
      [78, 44],
      [78, 75],
      [58, 80],
    ],
    body,
  );
  outline(
    svg,
    [
      [24, 42],
      [44, 35.5],
      [78, 44],
      [58, 36],
    ],
    accent,
  );
  outline(
    svg,
    [
      [24, 42],
      [58, 36],
      [78, 44],
      [45, 48],
    ],
    accent,
  );
  rounded(svg, 31, 52, 17, 17, 3, body);
  for (const [x, y] of [
    [36, 57.5],
    [43, 57.5],
  ] as const)
    oval(svg, x, y, 1.4, 2.6, light);
  rounded(svg, 36, 63, 7, 2.4, 1.2, accent);
  shade(svg, 24, 36, 54, 44, 1);
};

const lamp: Shape = (svg, [, body, accent, light]) => {
  const glow = svg.createRadialGradient(66, 46, 2, 66, 58, 32);
  glow.addColorStop(0, 'rgba(255,225,150,0.9)');
  glow.addColorStop(1, 'rgba(255,225,150,0)');
  svg.fillStyle = glow;
  svg.fillRect(30, 30, 70, 55);
  svg.strokeStyle = body;
  svg.lineWidth = 3;
  svg.lineJoin = 'round';
  svg.beginPath();
  for (const [x, y] of [
    [36, 76],
    [30, 48],
    [58, 28],
  ] as const)
    svg.lineTo(x, y);
  svg.stroke();
  for (const [x, y] of [
    [30, 48],
    [58, 28],
  ] as const)
    oval(svg, x, y, 2.6, 2.6, accent);
  outline(
    svg,
    [
      [56, 26],
      [66, 26],
      [78, 45],
      [54, 45],
    ],
    body,
  );
  oval(svg, 66, 45, 12, 2.6, light);
  oval(svg, 37, 78, 15, 3.4, body);
  oval(svg, 37, 77, 15, 3.2, accent);
};

/** How each kind is drawn. */
export const SHAPES: Record<PictureKind, Shape> = { jars, pouch, cups, hamper, basket, cloth, bag, box, lamp };
