import { brandTokens } from '@sampan/widgets/brand-colour';
import { attributesOf, type EmbedOptions, type HostName } from './embed-options.ts';

/** The code to paste for a host (widgets.md 7.1): complete, and gone without a trace when it is deleted. */
export function embedCode(host: HostName, options: EmbedOptions): string {
  return WRITERS[host](options);
}

/** What a page of a WordPress shop is given instead of the code. */
export function shortcodeOf({ widget }: EmbedOptions): string {
  return `sampan_${widget.replaceAll('-', '_')}`;
}

const WRITERS: Readonly<Record<HostName, (options: EmbedOptions) => string>> = {
  html: (options) => `${scriptOf(options)}\n${tagOf(options)}`,
  wix: (options) => `${scriptOf(options)}\n${tagOf(options)}`,
  shopify: shopifyOf,
  woocommerce: woocommerceOf,
  react: reactOf,
};

const sdkOf = ({ server }: EmbedOptions): string => `${server}/sdk/v1/sampan.js`;

function scriptOf(options: EmbedOptions): string {
  return `<script async src="${escapeAttribute(sdkOf(options))}"></script>`;
}

/** The tag with its attributes; a colour comes with its hover, its soft pair and readable text on both. */
function tagOf(options: EmbedOptions, more: Record<string, string> = {}): string {
  const tag = `sampan-${options.widget}`;
  const style = Object.entries(options.colour === '' ? {} : brandTokens(options.colour))
    .map(([token, value]) => `--sampan-${token}: ${value}`)
    .join('; ');
  const attributes = { ...attributesOf(options), ...more, ...(style === '' ? {} : { style }) };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
  const line = `<${tag} ${written.join(' ')}></${tag}>`;
  return line.length <= 72 ? line : `<${tag}\n  ${written.join('\n  ')}\n></${tag}>`;
}

/** A theme knows the language of the page it draws, so the widget need not guess. */
function shopifyOf(options: EmbedOptions): string {
  const locale = options.locale === '' ? { locale: '{{ request.locale.iso_code }}' } : {};
  return `{% comment %} Sampan {% endcomment %}\n${scriptOf(options)}\n${tagOf(options, locale)}`;
}

/** The editors of WordPress remove unknown tags from pages, so a shortcode draws it. */
function woocommerceOf(options: EmbedOptions): string {
  return [
    `add_shortcode( '${shortcodeOf(options)}', function () {`,
    `\twp_enqueue_script( 'sampan', '${escapePhp(sdkOf(options))}', array(), null, array( 'strategy' => 'async' ) );`,
    `\treturn '${escapePhp(tagOf(options).replaceAll(/\n\s*/gu, ' ').replace(' ></', '></'))}';`,
    '} );',
  ].join('\n');
}

function reactOf(options: EmbedOptions): string {
  const name = `Sampan${options.widget.replaceAll(/(?:^|-)([a-z])/gu, (_, letter: string) => letter.toUpperCase())}`;
  const props = Object.entries({ api: options.server, ...attributesOf(options) }).map(
    ([attribute, value]) =>
      `${attribute.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase())}=${JSON.stringify(value)}`,
  );
  if (options.colour !== '') props.push(`appearance={{ variables: { primary: '${options.colour}' } }}`);
  return [
    `import { ${name} } from '@sampan/widgets/react';`,
    '',
    'export function Widget() {',
    `  return (\n    <${name}\n      ${props.join('\n      ')}\n    />\n  );`,
    '}',
  ].join('\n');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function escapePhp(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}
