import { expect, test } from 'vitest';
import { modulesBelow, type KnownModule } from './modules-below.ts';

const MODULES: Record<string, KnownModule> = {
  '/apps/console/page.tsx': {
    code: `import { Button as B, type Props } from '@sampan/ui';\nimport { part } from './part.ts';\nimport { forget } from '@sampan/stores/draft';`,
    importedIds: ['/packages/ui/src/index.ts', '/apps/console/part.ts', '/packages/stores/src/draft/index.ts'],
  },
  '/apps/console/part.ts': { code: '', importedIds: ['/node_modules/x/index.js'] },
  '/packages/stores/src/draft/index.ts': {
    code: `export { forget } from './forget.ts';\nexport { createDraft } from './draft.store.ts';`,
    importedIds: ['/packages/stores/src/draft/forget.ts', '/packages/stores/src/draft/draft.store.ts'],
  },
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
    '/packages/stores/src/draft/forget.ts',
  ]);
});
