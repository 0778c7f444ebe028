import { describe, expect, test } from 'vitest';
import { readSiteFacts } from '../../../packages/tooling/src/site/site-facts.ts';
import { highlight, type CodeLanguage } from './blocks/highlight.ts';
import { checkCode, fencedCode } from '#test/code-checker.fixtures.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { sitePages } from './pages.ts';
import { ROOT } from '#test/root.fixtures.ts';
import type { SiteFacts } from './site-facts.ts';

const facts: SiteFacts = await readSiteFacts(ROOT);
const pages = sitePages(facts);
const blocks = fencedCode(`${llmsText(pages, [])}\n${llmsFullText(pages)}`);

describe('every code block of llms.txt and llms-full.txt (widgets 3)', () => {
  test('there are some of every kind, as many as on the pages', () => {
    const on_pages = pages.flatMap((page) => page.blocks).filter(({ kind }) => kind === 'code');
    expect(blocks).toHaveLength(on_pages.length);
    expect([...new Set(blocks.map(({ language }) => language))].toSorted()).toEqual(
      ['caddy', 'css', 'html', 'http', 'ini', 'js', 'liquid', 'php', 'sh', 'svelte', 'ts', 'tsx', 'vue'].toSorted(),
    );
  });

  test.each(
    blocks.map((block) => [`${block.language}: ${block.code.slice(0, 50).replaceAll('\n', ' ')}`, block] as const),
  )('%s', async (_name, block) => {
    await expect(checkCode(block, facts)).resolves.toBeUndefined();
  });

  test.each(blocks.map(({ language, code }) => [language, code] as const))(
    'colours of %s leave the code as it is',
    (language, code) => {
      const tokens = highlight(code, language as CodeLanguage);
      expect(tokens.map(({ text }) => text).join('')).toBe(code);
    },
  );

  test.each([
    ['html', '<sampan-tracking tracking-id="1"></sampan-calculator>', /closes nothing/u],
    ['html', '<sampan-tracking trackingid="1"></sampan-tracking>', /no attribute trackingid/u],
    ['html', '<sampan-parcel></sampan-parcel>', /no widget/u],
    ['html', '<p class=x>', /no HTML/u],
    ['html', '<p><b>', /not closed/u],
    ['tsx', 'export const a = <p>;', /./u],
    ['ts', "import '@sampan/widgets/nothing';", /no entry/u],
    ['js', "document.addEventListener('sampan-gone', () => {});", /tells sampan-gone/u],
    ['css', 'a { color: }}', /./u],
    ['sh', 'if true; then', /./u],
    ['ini', 'what is this', /no line/u],
    ['caddy', 'a { b', /not closed/u],
    ['liquid', '{% schema %}{,}{% endschema %}', /./u],
    ['cobol', '', /nobody checks/u],
  ])('notices broken %s: %s', async (language, code, reason) => {
    await expect(checkCode({ language, code }, facts)).rejects.toThrow(reason);
  });
});
