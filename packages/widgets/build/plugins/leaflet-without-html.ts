import type { Plugin } from 'rollup';

const ASKS_WITH_HTML = "div.innerHTML = '<svg/>';";
const ASKS_WITHOUT = "div.appendChild(svgCreate('svg'));";

/**
 * Leaflet finds out whether the browser has inline SVG by writing HTML, while it loads. Under our own policy
 * (`require-trusted-types-for 'script'; trusted-types 'none'`) that throws and the map picker is left without a map. The
 * same question is asked with an element instead. A Leaflet that asks differently stops the build, not the map.
 */
export function leafletWithoutHtml(): Plugin {
  return {
    name: 'leaflet-without-html',
    transform(code, id) {
      if (!id.endsWith('leaflet-src.esm.js')) return null;
      if (!code.includes(ASKS_WITH_HTML))
        this.error('Leaflet changed its SVG question: look at leaflet-without-html.ts');
      return { code: code.replace(ASKS_WITH_HTML, ASKS_WITHOUT), map: null };
    },
  };
}
