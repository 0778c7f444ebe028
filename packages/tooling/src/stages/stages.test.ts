import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { detectChromium, detectHeadless } from './chromium.ts';
import { runTogether } from './command.ts';
import { ALL_STAGES } from './all-stages.ts';
import { groupsOf } from './groups-of.ts';
import { countPhpTests } from './php.stage.ts';
import { countReport } from './vitest.stage.ts';

describe('countReport', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((test_status) => ({ status: test_status })),
  });

  test('adds tests that passed, that failed and that were skipped', () => {
    const report = {
      success: false,
      numPassedTests: 3,
      numFailedTests: 2,
      numPendingTests: 4,
      testResults: [file('failed', 'passed', 'failed', 'failed')],
    };
    expect(countReport(report, 1)).toEqual({ passed: 3, failed: 2, skipped: 4 });
  });

  test('a file that could not be loaded is one failure, though none of its tests is in the report', () => {
    const report = {
      success: false,
      numPassedTests: 3,
      numFailedTests: 0,
      numPendingTests: 0,
      testResults: [file('failed'), file('passed', 'passed')],
    };
    expect(countReport(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  test('an error outside every test is one failure', () => {
    const report = {
      success: true,
      numPassedTests: 3,
      numFailedTests: 0,
      numPendingTests: 0,
      testResults: [file('passed', 'passed')],
    };
    expect(countReport(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
    expect(countReport(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
  });
});

test('a run of the plugin’s tests that ends early is a failure', () => {
  expect(countPhpTests('ok one\nnot ok two: why\nok three\n', 1)).toEqual({ passed: 2, failed: 1 });
  expect(countPhpTests('ok one\nPHP Fatal error\n', 255)).toEqual({ passed: 1, failed: 1 });
  expect(countPhpTests('', 0)).toEqual({ passed: 0, failed: 1 });
});

test('jobs run side by side, and every result and output counts', async () => {
  let running = 0;
  let most = 0;
  const job = (failed: number, output: string) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return { passed: 1 - failed, failed, output };
  };
  const result = await runTogether([job(0, ''), job(1, 'broken\n'), job(0, ''), job(0, '')], 2);
  expect(result).toEqual({ passed: 3, failed: 1, output: 'broken\n' });
  expect(most).toBe(2);
});

test('the checks and the build run side by side; what is measured or shown as it comes runs alone', () => {
  const names = groupsOf(ALL_STAGES).map((group) => group.map(({ name }) => name).join(' '));
  expect(names[0]).toBe('workspace chromium lint format unused build php');
  expect(names.slice(1)).toEqual(['size', 'unit', 'e2e', 'matrix', 'engines', 'install']);
});

describe('detectChromium', () => {
  const home = mkdtempSync(join(tmpdir(), 'sampan-chromium-'));
  const executable = (path: string): string => {
    const file = join(home, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    chmodSync(file, 0o755);
    return file;
  };

  test('CHROME_PATH wins over PATH, and PATH over the rest', () => {
    const on_path = executable('bin/chromium');
    const named = executable('elsewhere/my-chrome');
    expect(detectChromium({ PATH: dirname(on_path) })).toBe(on_path);
    expect(detectChromium({ PATH: dirname(on_path), CHROME_PATH: named })).toBe(named);
  });

  test('the one without windows is found by its own name alone', () => {
    const with_windows = executable('both/chromium');
    const headless = executable('both/chromium-headless-shell');
    expect(detectHeadless({ PATH: dirname(headless) })).toBe(headless);
    expect(detectChromium({ PATH: dirname(headless) })).toBe(with_windows);
    expect(detectHeadless({ PATH: home })).toBeNull();
  });
});
