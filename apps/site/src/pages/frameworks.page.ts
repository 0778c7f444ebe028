import { code, h2, p, type Block } from '../blocks/block.ts';
import type { CodeLanguage } from '../blocks/highlight.ts';
import { EXAMPLE_ORIGIN, type SiteFacts } from '../site-facts.ts';
import type { SitePage } from '../site-page.ts';
import { scriptTag, SHOWN_KEY } from '../snippet.ts';

const TRACKING_ID = 'SMPME00000000010';

/** A file of `examples/`, as it lies there. */
function example(facts: SiteFacts, language: CodeLanguage, file: string): Block[] {
  const text = facts.examples[file];
  return text === undefined ? [] : [code(language, `examples/${file}`, text)];
}

const VUE = `<script setup>
import '@sampan/widgets/define/tracking';
import { ref } from 'vue';

const status = ref('');
</script>

<template>
  <sampan-tracking
    api="${EXAMPLE_ORIGIN}"
    public-key="${SHOWN_KEY}"
    tracking-id="${TRACKING_ID}"
    @sampan-change="(event) => (status = event.detail.status)"
  ></sampan-tracking>
  <p>{{ status }}</p>
</template>`;

const VUE_CONFIG = `import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    vue({
      template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('sampan-') } },
    }),
  ],
});`;

const SVELTE = `<script>
  import { onMount } from 'svelte';

  let status = $state('');

  onMount(() => {
    void import('@sampan/widgets/define/tracking');
  });
</script>

<sampan-tracking
  api="${EXAMPLE_ORIGIN}"
  public-key="${SHOWN_KEY}"
  tracking-id="${TRACKING_ID}"
  onsampan-change={(event) => (status = event.detail.status)}
></sampan-tracking>
<p>{status}</p>`;

const WOOCOMMERCE = `<?php
/**
 * Plugin Name: Sampan tracking
 * Description: [sampan_tracking id="…"] shows where a parcel is.
 */

add_action( 'wp_enqueue_scripts', function () {
	wp_register_script( 'sampan', '${EXAMPLE_ORIGIN}/sdk/v1/sampan.js', array(), null, array( 'strategy' => 'async' ) );
} );

add_shortcode( 'sampan_tracking', function ( $given ) {
	wp_enqueue_script( 'sampan' );
	$given = shortcode_atts( array( 'id' => '' ), $given );
	return sprintf(
		'<sampan-tracking public-key="%s" tracking-id="%s"></sampan-tracking>',
		esc_attr( get_option( 'sampan_public_key', '${SHOWN_KEY}' ) ),
		esc_attr( $given['id'] )
	);
} );`;

const WIX = `${scriptTag()}
<sampan-calculator public-key="${SHOWN_KEY}"></sampan-calculator>`;

/** `/developers/frameworks`: the same widgets in seven places (widgets 0.9). */
export function frameworksPage(facts: SiteFacts): SitePage {
  return {
    path: '/developers/frameworks',
    name: 'Frameworks',
    group: 'Guides',
    title: 'Frameworks and store platforms',
    lead: 'Web components work anywhere HTML does. Quick starts for React, Next, Vue, Svelte, Shopify, WooCommerce and Wix.',
    blocks: [
      p(
        'If you use a bundler, install the package. For each widget it includes a class, a `define` entry, a React component and types. It has no side effects until you import it and is safe to import on a server.',
      ),
      code('sh', 'Terminal', 'npm install @sampan/widgets'),
      p(
        'If your registry does not have it, `npm pack ./packages/widgets/dist/npm` in a checkout makes the file to install.',
      ),
      p(
        `A widget that is bundled does not know where its server is: give it the \`api\` attribute. One that is loaded from \`${EXAMPLE_ORIGIN}/sdk/v1/\` knows.`,
      ),
      h2('React'),
      p(
        'The component accepts every attribute as a prop and an `on…` handler for each event. It works with React 18 and 19.',
      ),
      ...example(facts, 'tsx', 'react/src/app.tsx'),
      h2('Next'),
      p(
        'You can render it in a server component. The tag and its attributes are in the HTML, and the widget starts in the browser without hydration.',
      ),
      ...example(facts, 'tsx', 'next/app/page.tsx'),
      h2('Vue'),
      p(
        'Configure the compiler to treat tags with a hyphen as custom elements. Attributes, `:properties` and `@events` then work.',
      ),
      code('ts', 'vite.config.ts', VUE_CONFIG),
      code('vue', 'App.vue', VUE),
      h2('Svelte'),
      p('Attributes, properties and events work without configuration. Import the widget in the browser only.'),
      code('svelte', '+page.svelte', SVELTE),
      h2('Shopify'),
      p(
        'Copy these files into the matching folders of your theme and add the section in the theme editor. You can choose the widget and its colour there.',
      ),
      ...example(facts, 'liquid', 'shopify-theme/snippets/sampan-widget.liquid'),
      ...example(facts, 'liquid', 'shopify-theme/sections/sampan.liquid'),
      h2('WooCommerce'),
      p('Save this single-file plugin in `wp-content/plugins`, then add `[sampan_tracking id="…"]` to a page.'),
      code('php', 'sampan-tracking.php', WOOCOMMERCE),
      h2('Wix'),
      p(
        "Add **Embed code**, then **Embed HTML**, and paste this code. Wix loads it in its own frame, so add that frame's address, ending in `filesusr.com`, to your key's allowed sites.",
      ),
      code('html', 'Embed HTML', WIX),
      h2('Other platforms'),
      p(`Put the script on the page once and write the tag where the widget shall be: \`${scriptTag()}\``),
    ],
  };
}
