import { build_stage } from './check.stage.ts';
import { findChromium } from './chromium.ts';
import type { Stage } from './stage.ts';
import { runVitest } from './vitest.stage.ts';

/** The browser is there before it is needed: where it has to be installed, that waits for the network while the checks compute. */
export const chromium_stage: Stage = {
  name: 'chromium',
  title: 'browser for the tests (found, or installed)',
  is_check: false,
  is_quiet: true,
  run: async () => {
    const found = await findChromium();
    return found.path === null
      ? { passed: 0, failed: 1, output: `${found.advice}\n` }
      : { passed: 1, failed: 0, output: '' };
  },
};

/** A stage of Vitest's browser tests in Chromium, on what is built. */
function browserStage(input: Pick<Stage, 'name' | 'title'>): Stage {
  return {
    ...input,
    is_check: false,
    run: async (files = []) => {
      const found = await findChromium();
      if (found.path === null) return { passed: 0, failed: 1, output: `${found.advice}\n` };
      console.log(`   ${found.path}`);
      const built = await build_stage.run();
      if (built.failed > 0) return built;
      return runVitest([input.name], { env: { CHROME_PATH: found.path }, files });
    },
  };
}

export const e2e_stage = browserStage({ name: 'e2e', title: 'browser tests (Chromium)' });

/** Every width, currency and language of what the browser tests look at once; `npm run test:all` only. */
export const matrix_stage = browserStage({ name: 'matrix', title: 'browser tests, the full matrix (Chromium)' });
