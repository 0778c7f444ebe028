import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runChild } from '../launch/child.mjs';
import { ROOT } from '../launch/root.mjs';
import type { Stage, StageResult } from './stage.ts';

const require = createRequire(join(ROOT, 'package.json'));

/**
 * The script behind a command of an installed package, so that it runs on our own Node.js and not on the one that a
 * shell finds first.
 *
 * @param package_name must be a dependency of the root
 * @param command when the package has several
 */
export function scriptOf(package_name: string, command = package_name): string {
  const manifest_path = join(ROOT, 'node_modules', package_name, 'package.json');
  const manifest = JSON.parse(readFileSync(manifest_path, 'utf8')) as { bin: string | Record<string, string> };
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[command];
  if (script === undefined) throw new Error(`${package_name} has no command ${command}`);
  return require.resolve(join(dirname(manifest_path), script));
}

/** Runs a Node script quietly; passes when it exits with 0. */
export async function runScript(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<StageResult> {
  const { code, output } = await runChild(process.execPath, [script, ...args], {
    env: { ...process.env, ...env },
    is_quiet: true,
  });
  return code === 0
    ? { passed: 1, failed: 0, output: '' }
    : { passed: 0, failed: 1, output: output || `exit code ${code}` };
}

/** A stage that is one command. */
export function commandStage(
  input: Omit<Stage, 'run' | 'is_check' | 'is_quiet'> & { script: () => string; args: readonly string[] },
): Stage {
  return {
    name: input.name,
    title: input.title,
    is_check: true,
    is_quiet: true,
    run: () => runScript(input.script(), input.args),
  };
}

/** Runs the jobs with at most `width` at a time; answers their results in the order of the jobs. */
export async function sideBySide<Result>(
  jobs: readonly (() => Promise<Result>)[],
  width: number,
): Promise<readonly Result[]> {
  const left = [...jobs.entries()];
  const results: Result[] = [];
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}

/** Runs the jobs with at most `width` at a time and adds their results up. */
export async function runTogether(jobs: readonly (() => Promise<StageResult>)[], width: number): Promise<StageResult> {
  const results = await sideBySide(jobs, width);
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failed: results.reduce((sum, result) => sum + result.failed, 0),
    output: results.map((result) => result.output).join(''),
  };
}
