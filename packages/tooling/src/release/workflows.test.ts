import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './publishable.ts';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; 'timeout-minutes'?: number; steps: Step[] }>;
}

const FILES = globSync('.github/workflows/*.yaml', { cwd: ROOT }).toSorted();
const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const node_version = /^nodeVersion: (\S+)$/mu.exec(read('pnpm-workspace.yaml'))?.[1];

test('there is one for changes and one for releases', () => {
  expect(FILES.map((file) => basename(file))).toEqual(['check.yaml', 'release.yaml']);
});

describe.each(FILES)('%s', (file) => {
  const { permissions, jobs } = parse(read(file)) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('what it runs of others is fixed to a commit, and says which version that is', () => {
    const uses = [...read(file).matchAll(/uses: (.*)$/gmu)].map(([, text]) => text);
    expect(uses.length).toBeGreaterThan(0);
    for (const text of uses) expect(text).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u);
  });

  test('it may do what it says and no more, and leaves no password in the checkout', () => {
    expect(permissions).toBeDefined();
    for (const job of Object.values(jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      expect({ ...permissions, ...job.permissions }['contents'] ?? 'read').toBe('read');
    }
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  test('its commands are commands of ours, on the Node.js that we bring', () => {
    for (const { run } of steps.filter((step) => step.run !== undefined)) {
      const script = run === 'npm test' ? 'test' : /^npm run ([\w:]+)( -- .*)?$/u.exec(run ?? '')?.[1];
      expect(manifest.scripts).toHaveProperty([script ?? run ?? '']);
    }
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@')))
      expect(step.with?.['node-version']).toBe(node_version);
  });
});

test('a release comes from a tag alone, and all that leaves has its origin with it', () => {
  const { on, jobs } = parse(read('.github/workflows/release.yaml')) as Workflow;
  expect(on).toEqual({ push: { tags: ['v*.*.*'] } });
  for (const job of Object.values(jobs)) {
    expect(job.permissions).toMatchObject({ 'id-token': 'write', attestations: 'write' });
    expect(job.steps.at(-1)?.uses).toMatch(/^actions\/attest-build-provenance@/u);
  }
  const image = jobs['image']?.steps.find(({ uses }) => uses?.startsWith('docker/build-push-action@'))?.with;
  expect(image).toMatchObject({ provenance: 'mode=max', sbom: true });
  expect(existsSync(`${ROOT}${String(image?.['file'])}`)).toBe(true);
});
