import { describe, expect, test } from 'vitest';
import { declarativeShadow, withoutInlineStyles } from './declarative-shadow.ts';

describe('declarative shadow roots (widgets 2 Skeleton, CSP)', () => {
  test('sizes move from style attributes into classes, each once', () => {
    expect(
      withoutInlineStyles(
        '<i class="a" style="width:60%" aria-hidden="true"></i><b style="width:60%"></b><u style="height:2px"></u><p>x</p>',
      ),
    ).toEqual({
      html: '<i class="s-drawn-1 a" aria-hidden="true"></i><b class="s-drawn-1"></b><u class="s-drawn-2"></u><p>x</p>',
      css: '.s-drawn-1{width:60%}.s-drawn-2{height:2px}.s-skeleton{animation:none}',
    });
  });

  test("tracking's is its own skeleton in the root the element takes over, with a sheet for what stands in it", async () => {
    const { html, css } = await declarativeShadow('tracking');
    expect(html).toMatch(
      /^<template shadowrootmode="open" shadowrootdelegatesfocus><link rel="stylesheet" href="\/sdk\/v1\/tracking\.css"><div class="s-root"><div class="s-tracking" role="status" aria-label="Loading">/u,
    );
    expect(html).toMatch(/<\/div><\/template>$/u);
    expect(html).not.toMatch(/ style=|<style|<script/u);
    expect(html.match(/class="[^"]*\bs-skeleton\b/gu)).toHaveLength(7);
    for (const [, name] of html.matchAll(/(s-drawn-\d+)/gu)) expect(css).toContain(`.${name}{`);
    expect(css).toContain('.s-root');
    expect(css).not.toContain('.s-timeline');
  });
});
