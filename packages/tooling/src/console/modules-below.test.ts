import { expect, test } from 'vitest';
import { modulesBelow, type KnownModule } from './modules-below.ts';

const MODULES: Record<string, KnownModule> = {
  '/apps/console/page.tsx': {
    code: `import { Button as B, type Props } from '@sampan/ui';\nimport { part } from './part.ts';`,
    importedIds: ['/packages/ui/src/index.ts', '/apps/console/part.ts'],
  },
  '/apps/console/part.ts': { code: '', importedIds: ['/node_modules/x/index.js'] },
  '/packages/ui/src/index.ts': {
    code: `export { Button } from './button.tsx';\nexport { Map } from './map.tsx';`,
    importedIds: ['/packages/ui/src/button.tsx', '/packages/ui/src/map.tsx'],
  },
};

test('of a package only what is taken by name counts, of everything else all', () => {
  expect([...modulesBelow(['/apps/console/page.tsx'], (id) => MODULES[id] ?? null)]).toEqual([
    '/apps/console/page.tsx',
    '/packages/ui/src/button.tsx',
    '/apps/console/part.ts',
    '/node_modules/x/index.js',
  ]);
});
