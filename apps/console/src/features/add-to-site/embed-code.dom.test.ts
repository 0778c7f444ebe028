import { describe, expect, it } from 'vitest';
import { embedCode, shortcodeOf } from './embed-code.ts';
import { HOSTS, WIDGETS, type EmbedOptions } from './embed-options.ts';

const OPTIONS: EmbedOptions = {
  widget: 'tracking',
  server: 'https://ship.example',
  key: 'pk_test_DemoKopiKayaSingapore00',
  country: 'SG',
  colour: '',
  theme: 'light',
  locale: '',
  product: '',
};

describe('embedCode (widgets.md 7.1)', () => {
  it('is one script and one tag where nothing was chosen', () => {
    expect(embedCode('html', OPTIONS)).toBe(
      '<script async src="https://ship.example/sdk/v1/sampan.js"></script>\n' +
        '<sampan-tracking\n  public-key="pk_test_DemoKopiKayaSingapore00"\n></sampan-tracking>',
    );
  });

  it('names what was chosen, a colour with readable text and everything that follows from it', () => {
    const code = embedCode('html', { ...OPTIONS, country: 'MY', locale: 'ms-MY', theme: 'auto', colour: '#0a7d55' });
    const box = document.createElement('template');
    box.innerHTML = code;
    const tag = box.content.querySelector('sampan-tracking');
    expect(tag?.getAttributeNames()).toEqual(['public-key', 'country', 'locale', 'theme', 'style']);
    expect([tag?.getAttribute('country'), tag?.getAttribute('locale'), tag?.getAttribute('theme')]).toEqual([
      'MY',
      'ms-MY',
      'auto',
    ]);
    expect(tag?.getAttribute('style')).toMatch(
      /^--sampan-primary: #0a7d55; --sampan-primary-hover: #[0-9a-f]{6}; --sampan-on-primary: #ffffff;/u,
    );
  });

  it.each(WIDGETS.flatMap((widget) => HOSTS.map((host) => [widget, host] as const)))(
    '%s for %s names the server, the key and the widget, and no secret',
    (widget, host) => {
      const code = embedCode(host, { ...OPTIONS, widget, product: 'p_0123456789abcdef' });
      expect(code).toContain('https://ship.example');
      expect(code).toContain(OPTIONS.key);
      expect(code.toLowerCase()).toContain(host === 'react' ? `sampan${widget.replace('-', '')}` : `sampan-${widget}`);
      expect(code.includes('p_0123456789abcdef')).toBe(widget === 'checkout');
      expect(code).not.toMatch(/authorization|bearer/iu);
    },
  );

  it('takes the language of a Shopify page unless one was chosen', () => {
    expect(embedCode('shopify', OPTIONS)).toContain('locale="{{ request.locale.iso_code }}"');
    expect(embedCode('shopify', { ...OPTIONS, locale: 'en-SG' })).toContain('locale="en-SG"');
    expect(embedCode('shopify', { ...OPTIONS, locale: 'en-SG' })).not.toContain('request.locale');
  });

  it('is a shortcode of one line for WordPress, whatever was chosen', () => {
    const options: EmbedOptions = { ...OPTIONS, widget: 'confirm-address', colour: '#b5470f', theme: 'dark' };
    const code = embedCode('woocommerce', options);
    expect(shortcodeOf(options)).toBe('sampan_confirm_address');
    expect(code).toContain("add_shortcode( 'sampan_confirm_address', function () {");
    expect(code).toMatch(/return '<sampan-confirm-address [^\n']+><\/sampan-confirm-address>';\n\} \);$/u);
  });

  it('is a component with camel-case props for React', () => {
    const code = embedCode('react', { ...OPTIONS, widget: 'confirm-address', colour: '#0a7d55', theme: 'dark' });
    expect(code).toContain("import { SampanConfirmAddress } from '@sampan/widgets/react';");
    expect(code).toContain('publicKey="pk_test_DemoKopiKayaSingapore00"');
    expect(code).toContain('theme="dark"');
    expect(code).toContain("appearance={{ variables: { primary: '#0a7d55' } }}");
  });

  it('cannot be left by what stands in it', () => {
    const code = embedCode('html', { ...OPTIONS, locale: '"><script>alert(1)</script>' });
    const box = document.createElement('template');
    box.innerHTML = code;
    expect(box.content.querySelectorAll('script')).toHaveLength(1);
    expect(embedCode('woocommerce', { ...OPTIONS, key: "a'.phpinfo().'" })).toContain("a\\'.phpinfo().\\'");
  });
});
