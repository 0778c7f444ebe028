import { reasonAgainstMachine } from '@sampan/testing/machine';
import { installPackages, mayInstall } from './apt.ts';
import type { Stage } from './stage.ts';
import { runVitest } from './vitest.stage.ts';

/** The self-host guide on a Debian with nothing on it; `npm run test:all` only. */
export const install_stage: Stage = {
  name: 'install',
  title: 'self-host guide on a bare Debian',
  is_check: false,
  run: async (files = []) => {
    if (reasonAgainstMachine() !== null && mayInstall()) await installPackages('debootstrap', ['debootstrap']);
    const reason = reasonAgainstMachine();
    if (reason !== null) {
      return { passed: 0, failed: 0, skipped: 1, output: `The self-host guide is skipped: ${reason}.` };
    }
    return runVitest(['install'], { files });
  },
};
