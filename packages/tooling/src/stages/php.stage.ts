import { globSync } from 'node:fs';
import { runChild } from '../launch/child.mjs';
import { ROOT } from '../launch/root.mjs';
import { installPackages, mayInstall } from './apt.ts';
import { findPhp } from './php.ts';
import type { Stage } from './stage.ts';

const PLUGIN = 'examples/woocommerce';
const TESTS = `${PLUGIN}/test/run.php`;

/** Counts the lines of the plugin's tests. A run that ends early is one failure. */
export function countPhpTests(output: string, exit_code: number): { passed: number; failed: number } {
  const lines = output.split('\n');
  const passed = lines.filter((line) => line.startsWith('ok ')).length;
  const failed = lines.filter((line) => line.startsWith('not ok ')).length;
  return { passed, failed: failed === 0 && (exit_code !== 0 || passed === 0) ? 1 : failed };
}

/** The WooCommerce plugin: each file is PHP, and it does what it says against a stub of the hooks it uses. */
export const php_stage: Stage = {
  name: 'php',
  title: 'WooCommerce plugin (PHP)',
  is_check: false,
  // Where PHP has to be installed, that waits for the network while the others compute.
  is_quiet: true,
  run: async () => {
    const said = findPhp() === null && mayInstall() ? await installPackages('PHP', ['php-cli']) : '';
    const php = findPhp();
    const files = globSync(`${PLUGIN}/**/*.php`, { cwd: ROOT });
    if (php === null) {
      const complaint = said.split('\n').findLast((line) => line.startsWith('E:')) ?? '';
      const output = `The WooCommerce plugin is skipped: no PHP was found. ${complaint} Debian, Ubuntu: sudo apt-get install php-cli; or set PHP_PATH.`;
      return { passed: 0, failed: 0, skipped: files.length + 1, output };
    }
    const lints = await Promise.all(files.map((file) => runChild(php, ['-l', file], { is_quiet: true })));
    const broken = lints.filter(({ code }) => code !== 0);
    const tests = await runChild(php, [TESTS], { is_quiet: true });
    const counted = countPhpTests(tests.output, tests.code);
    return {
      passed: lints.length - broken.length + counted.passed,
      failed: broken.length + counted.failed,
      output: [...broken.map(({ output }) => output), counted.failed > 0 ? tests.output : ''].join(''),
    };
  },
};
