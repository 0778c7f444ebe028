import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChild } from '../launch/child.mjs';
import { ROOT } from '../launch/root.mjs';
import { scriptOf } from './command.ts';
import type { Stage, StageResult } from './stage.ts';

/** The part of Vitest's JSON report that is counted. */
interface Report {
  readonly success: boolean;
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Skipped ones. */
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Counts a Vitest run. A file that could not even be loaded has no test in the report and still counts as one failure;
 * so does an error outside every test, which only the exit code tells.
 */
export function countReport(report: Report, exit_code: number): { passed: number; failed: number; skipped: number } {
  const broken_files = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken_files;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exit_code !== 0 ? 1 : failed,
    skipped: report.numPendingTests,
  };
}

/**
 * Runs the projects of the Vitest configuration whose names are given, with its output shown as it comes.
 *
 * @param options `files`: only those whose path contains one of these
 */
export async function runVitest(
  projects: readonly string[],
  options: { env?: NodeJS.ProcessEnv; files?: readonly string[] } = {},
): Promise<StageResult> {
  const { env = {}, files = [] } = options;
  const folder = join(ROOT, 'node_modules', '.sampan');
  const report_path = join(folder, `vitest-${projects.join('-')}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report_path, { force: true });
  const { code } = await runChild(
    process.execPath,
    [
      scriptOf('vitest'),
      'run',
      '--root',
      ROOT,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report_path}`,
      '--silent=passed-only',
      '--passWithNoTests',
      ...projects.map((name) => `--project=${name}`),
      ...files,
    ],
    { env: { ...process.env, ...env } },
  );
  if (!existsSync(report_path)) return { passed: 0, failed: 1, output: 'Vitest ended without a report.\n' };
  return { ...countReport(JSON.parse(readFileSync(report_path, 'utf8')) as Report, code), output: '' };
}

export const unit_stage: Stage = {
  name: 'unit',
  title: 'tests (Vitest: node, dom, widgets, server)',
  is_check: false,
  run: (files = []) =>
    runVitest(['node', 'dom', 'widgets', 'server'], {
      files,
      // Components come first: PostgreSQL and its template are made meanwhile.
      env: files.length === 0 ? { TEST_DATABASE: 'at-once' } : {},
    }),
};
