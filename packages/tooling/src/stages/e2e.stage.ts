import { build_stage } from './check.stage.ts';
import { findChromium } from './chromium.ts';
import type { Stage } from './stage.ts';
import { runVitest } from './vitest.stage.ts';

export const e2e_stage: Stage = {
  name: 'e2e',
  title: 'browser tests (Chromium)',
  is_check: false,
  run: async () => {
    const found = await findChromium();
    if (found.path === null) return { passed: 0, failed: 1, output: `${found.advice}\n` };
    console.log(`   ${found.path}`);
    const built = await build_stage.run();
    if (built.failed > 0) return built;
    return runVitest(['e2e'], { CHROME_PATH: found.path });
  },
};
