import type { Plugin } from 'rollup';
import { SOURCE } from '../widget-list.ts';

/**
 * Writes `address/load-map.ts` for builds on a server: the map is one file for all widgets and all kinds of script, fetched from
 * the SDK's own folder when it is needed.
 */
export function mapLoader(): Plugin {
  return {
    name: 'sampan-map-loader',
    load: (id) =>
      id.endsWith('/address/load-map.ts')
        ? `import { SDK_BASE_URL } from ${JSON.stringify(`${SOURCE}shell/sdk-base-url.ts`)};
export const loadMap = () => import(/* @vite-ignore */ SDK_BASE_URL + 'map.js');`
        : null,
  };
}
