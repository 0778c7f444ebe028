import { lookForFirefox, lookForWebKit } from '@sampan/testing/engines/installed';
import { installPackages, mayInstall } from './apt.ts';
import { build_stage } from './check.stage.ts';
import type { Stage } from './stage.ts';
import { runVitest } from './vitest.stage.ts';

interface EngineProgram {
  readonly name: string;
  /** Of Debian. */
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
}

const PROGRAMS: readonly EngineProgram[] = [
  { name: 'Firefox', packages: ['firefox-esr'], isThere: () => lookForFirefox() !== null },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], isThere: () => lookForWebKit() !== null },
];

/** Installs it when we may; answers why its tests are skipped, null when they run. */
async function reasonToSkip({ name, packages, isThere }: EngineProgram): Promise<string | null> {
  if (isThere()) return null;
  const said = mayInstall() ? await installPackages(name, packages) : '';
  if (isThere()) return null;
  const complaint =
    said
      .trim()
      .split('\n')
      .findLast((line) => line.startsWith('E:')) ?? '';
  return (
    `${name} is skipped: it was not found${complaint === '' ? '' : `, and apt-get said "${complaint}"`}. ` +
    `Debian, Ubuntu: sudo apt-get install ${packages.join(' ')}${name === 'Firefox' ? '; or set FIREFOX_PATH to the executable' : ''}.`
  );
}

/** The first job of every part in the browsers beside Chromium; `npm run test:all` only. */
export const engines_stage: Stage = {
  name: 'engines',
  title: 'browser tests (Firefox, WebKit)',
  is_check: false,
  run: async (files = []) => {
    const reasons: (string | null)[] = [];
    for (const program of PROGRAMS) reasons.push(await reasonToSkip(program));
    const skips = reasons.filter((reason) => reason !== null);
    if (skips.length < PROGRAMS.length) {
      const built = await build_stage.run();
      if (built.failed > 0) return built;
    }
    const result = await runVitest(['engines'], { files });
    return { ...result, output: [result.output, ...skips].filter((text) => text !== '').join('\n') };
  },
};
