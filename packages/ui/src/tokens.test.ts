/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const TILE_CSS = readFileSync(new URL('./courier-logo/courier-logo.css', import.meta.url), 'utf8');

type Colours = Record<string, string>;

function declarations(block: string): Colours {
  return Object.fromEntries(
    [...block.matchAll(/--sampan-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? '', (value ?? '').trim()]),
  );
}

/** The braces' content after a selector. */
function blockAfter(text: string, selector: string): string {
  const at = text.indexOf(selector);
  expect(at, selector).toBeGreaterThanOrEqual(0);
  return text.slice(text.indexOf('{', at) + 1, text.indexOf('}', at));
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const light = declarations(blockAfter(css, ':root,\n:host {'));
const dark = { ...light, ...declarations(blockAfter(css, ":root[data-theme='dark']")) };
const darkBySystem = { ...light, ...declarations(blockAfter(css, ':root:not([data-theme])')) };

/** Text on surface, at least 4.5:1. */
const TEXT: readonly [string, string][] = [
  ...['text', 'text-2', 'text-3', 'primary', 'success', 'warning', 'danger', 'info'].flatMap(
    (name): [string, string][] => [
      [name, 'surface'],
      [name, 'bg'],
    ],
  ),
  ['text-3', 'sunken'],
  ['text-2', 'hover'],
  ['text', 'raised'],
  ['text-2', 'primary-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-accent', 'accent'],
  ['on-whatsapp', 'whatsapp'],
  ...['primary', 'success', 'warning', 'danger', 'info', 'neutral'].map((name): [string, string] => [
    `on-${name}-soft`,
    `${name}-soft`,
  ]),
];

/** Edges of controls and the focus ring, at least 3:1. */
const EDGES: readonly [string, string][] = [
  ['border-strong', 'surface'],
  ['focus', 'surface'],
  ['focus', 'bg'],
];

describe('tokens (look.md 1.1)', () => {
  it('are the same in both dark blocks', () => {
    expect(darkBySystem).toEqual(dark);
    expect(dark).not.toEqual(light);
  });

  for (const [theme, colours] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    it(`${theme}: every text pair reaches 4.5:1`, () => {
      const failing = TEXT.map(([on, under]) => ({
        pair: `${on} on ${under}`,
        ratio: contrast(colours[on] ?? '', colours[under] ?? ''),
      }));
      expect(failing.filter(({ ratio }) => !(ratio >= 4.5))).toEqual([]);
    });

    it(`${theme}: edges and the focus ring reach 3:1`, () => {
      const failing = EDGES.map(([on, under]) => ({
        pair: `${on} on ${under}`,
        ratio: contrast(colours[on] ?? '', colours[under] ?? ''),
      }));
      expect(failing.filter(({ ratio }) => !(ratio >= 3))).toEqual([]);
    });
  }

  it('courier tiles carry white letters', () => {
    const [, ground = ''] = /background: (#\w{6});\s+color: #ffffff/.exec(TILE_CSS) ?? [];
    expect(contrast(ground, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});
