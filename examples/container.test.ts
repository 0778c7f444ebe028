import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readEnv } from '../apps/server/src/platform/config/env.ts';
import { LIVE_PATH, READY_PATH } from '../apps/server/src/platform/http/probes.ts';
import { COMPOSE, containerText, MANIFESTS, type Manifest, type PodSpec } from './container.fixtures.ts';
import { ROOT, textOf } from './self-host.fixtures.ts';

const STRONG = 'pN7vQ2xL9sT4wR8yK3mZ6bH1cJ5dF0gA7uE2iO9';
const settings_source = ['env.ts', 'courier-settings.ts', 'database-settings.ts', 'tracing-settings.ts']
  .map((file) => readFileSync(join(ROOT, 'apps/server/src/platform/config', file), 'utf8'))
  .join('');
/** Names that are no settings of the server. */
const notSettings = (names: readonly string[]) => names.filter((name) => !settings_source.includes(`  ${name}: `));
/** A name, and a version of three numbers or two, or a digest. */
const PINNED = /^[\w./-]+(:\d+\.\d+(\.\d+)?(-[\w.]+)?|@sha256:[0-9a-f]{64})$/u;
/** How long a stop may take: requests 20 s, jobs 10 s, and what is written last. */
const STOP_S = 32;

describe('the image', () => {
  const file = containerText('Containerfile');
  const images = [...file.matchAll(/^FROM (\S+)/gmu)].map(([, image]) => image ?? '');
  const last = file.slice(file.lastIndexOf('\nFROM '));

  test('its bases have versions, and it runs as nobody with rights, from the runtime that the lock file names', () => {
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(PINNED);
    expect(/^USER (\d+):(\d+)$/mu.exec(last)?.slice(1)).toEqual(['10001', '10001']);
    const workspace = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
    expect(images[0]).toContain(`node:${/^nodeVersion: (\S+)$/mu.exec(workspace)?.[1]}-`);
    expect(last).toMatch(/^ENTRYPOINT \["\/opt\/sampan\/node"\]$/mu);
    // The script that installs on a machine without containers builds the image too, and leaves this link.
    expect(file).toMatch(/^RUN examples\/self-host\/install\.sh --image$/mu);
    expect(textOf('install.sh')).toContain('/opt/sampan/node\n');
  });

  test('starts what is there, and asks the address that says whether the process lives', () => {
    const [, script = ''] = /^CMD \["([^"]+)"\]$/mu.exec(last) ?? [];
    expect(existsSync(join(ROOT, script))).toBe(true);
    expect(/HEALTHCHECK[\s\S]*?CMD (.*)$/mu.exec(last)?.[1]).toContain(LIVE_PATH);
    expect(last).not.toMatch(/SECRET|PASSWORD/u);
  });

  test('its settings are settings of the server', () => {
    const block = /^ENV ([\s\S]*?[^\\])\n/mu.exec(last)?.[1] ?? '';
    const names = [...block.matchAll(/([A-Z][A-Z0-9_]+)=/gu)].map(([, name]) => name ?? '');
    expect(names).toContain('SAMPAN_PROFILE');
    expect(notSettings(names)).toEqual(['NODE_ENV', 'HOME']);
  });

  test('carries no history, no settings and nothing that another machine built', () => {
    const left_out = containerText('Containerfile.dockerignore').split('\n');
    for (const line of ['.git', '.data', '**/node_modules', '**/dist', '**/*.env']) expect(left_out).toContain(line);
  });
});

describe('compose.yaml', () => {
  const { services } = COMPOSE;
  const example = parseEnv(containerText('sampan.env.example')) as Record<string, string>;
  const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('sampan:'));

  test('has the server by its roles, a database, Valkey and a proxy, each with a version', () => {
    expect(Object.keys(services)).toEqual(['migrate', 'web', 'worker', 'postgres', 'valkey', 'proxy']);
    for (const [name, { image }] of Object.entries(services))
      if (!image.startsWith('sampan:')) expect([name, image]).toEqual([name, expect.stringMatching(PINNED)]);
  });

  test('the proxy alone is open to the world', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(services['proxy']?.command?.join(' ')).toContain('web:8080');
  });

  test.each(ours)(
    '%s starts with its settings, writes to its volumes alone and is given time to stop',
    (_name, service) => {
      const script = service.command?.[0] ?? 'apps/server/src/main.ts';
      expect(existsSync(join(ROOT, script))).toBe(true);
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], env_file: 'sampan.env' });
      const environment = service.environment ?? {};
      expect(notSettings(Object.keys(environment))).toEqual([]);
      const { SAMPAN_SECRET: _secret, ...rest } = example;
      const filled = Object.entries(environment).map(([name, value]) => [
        name,
        value.replace('${POSTGRES_PASSWORD:?}', 'letters'),
      ]);
      const env = readEnv({
        SAMPAN_PROFILE: 'production',
        SAMPAN_SECRET: STRONG,
        ...rest,
        ...Object.fromEntries(filled),
      });
      expect(Number.parseInt(service.stop_grace_period ?? '', 10)).toBeGreaterThan(STOP_S + env.SAMPAN_DRAIN_SECONDS);
      expect(service.volumes?.map((volume) => volume.split(':')[1])).toEqual([env.files_dir]);
    },
  );

  test('the settings of the example are settings, but for the two that compose reads', () => {
    const names = [...containerText('sampan.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gmu)];
    expect(notSettings(names.map(([, name]) => name ?? ''))).toEqual(['SAMPAN_DOMAIN', 'POSTGRES_PASSWORD']);
    expect(example['SAMPAN_PUBLIC_URL']).toBe(`https://${example['SAMPAN_DOMAIN']}`);
    expect(() => readEnv({ SAMPAN_PROFILE: 'production', ...example })).toThrow('SAMPAN_SECRET');
  });
});

describe('the manifests for Kubernetes', () => {
  const of = (kind: string): readonly Manifest[] => MANIFESTS.filter((manifest) => manifest.kind === kind);
  const pods = MANIFESTS.flatMap(({ kind, metadata, spec }) =>
    spec?.template === undefined ? [] : [{ kind, name: metadata.name, ...spec.template }],
  );
  const servers = pods.filter(({ metadata }) => metadata.labels['app'] === 'sampan');
  const told = of('ConfigMap')[0]?.data ?? {};
  const container = (spec: PodSpec) => {
    const [first] = spec.containers;
    if (first === undefined) throw new Error('a pod without a container');
    return first;
  };

  test('all are in one namespace, under one name each', () => {
    const names = MANIFESTS.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { kind, metadata, apiVersion } of MANIFESTS) {
      expect(apiVersion).toMatch(/^([a-z0-9.]+\/)?v\d+$/u);
      if (kind !== 'Namespace') expect(metadata.namespace).toBe('sampan');
    }
    expect(servers.map(({ name }) => name)).toEqual(['sampan-migrate-1-1-0', 'sampan-web', 'sampan-worker']);
  });

  test.each(pods.map((pod) => [pod.name, pod] as const))(
    '%s runs as nobody, writes nowhere but to its volumes, and its image has a version',
    (_name, { spec }) => {
      expect(spec).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
      const { image, securityContext, volumeMounts = [] } = container(spec);
      expect(image).toMatch(PINNED);
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect((spec.volumes ?? []).map(({ name }) => name)).toEqual(volumeMounts.map(({ name }) => name));
      for (const { persistentVolumeClaim: claim } of spec.volumes ?? [])
        if (claim) expect(of('PersistentVolumeClaim').map(({ metadata }) => metadata.name)).toContain(claim.claimName);
    },
  );

  test.each(servers.map((pod) => [pod.name, pod] as const))(
    '%s is told settings that exist and starts with them',
    (_name, { spec, kind }) => {
      const { args = [], env = [], envFrom = [], volumeMounts = [] } = container(spec);
      expect(existsSync(join(ROOT, args[0] ?? ''))).toBe(true);
      expect(envFrom).toEqual([{ configMapRef: { name: 'sampan' } }, { secretRef: { name: 'sampan' } }]);
      const all = { ...told, ...Object.fromEntries(env.map(({ name, value }) => [name, value])) };
      expect(notSettings(Object.keys(all))).toEqual([]);
      const read = readEnv({
        SAMPAN_PROFILE: 'production',
        SAMPAN_SECRET: STRONG,
        DATABASE_URL: 'postgres://sampan:letters@db-1:5432,db-2:5432/sampan?target_session_attrs=read-write',
        ...all,
      });
      expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain(read.files_dir);
      if (kind === 'Deployment')
        expect(spec.terminationGracePeriodSeconds).toBeGreaterThan(STOP_S + read.SAMPAN_DRAIN_SECONDS);
    },
  );

  test.each(servers.filter(({ kind }) => kind === 'Deployment').map((pod) => [pod.name, pod] as const))(
    '%s is asked at the addresses that the server has for it',
    (name, { spec, metadata }) => {
      const { startupProbe, livenessProbe, readinessProbe, ports = [], env = [] } = container(spec);
      expect(startupProbe?.httpGet).toEqual({ path: LIVE_PATH, port: 'http' });
      expect(livenessProbe?.httpGet).toEqual({ path: LIVE_PATH, port: 'http' });
      expect(readinessProbe?.httpGet).toEqual({ path: READY_PATH, port: 'http' });
      expect(ports).toEqual([
        { name: 'http', containerPort: 8080 },
        { name: 'metrics', containerPort: Number(told['SAMPAN_METRICS_PORT']) },
      ]);
      expect(env).toEqual([{ name: 'SAMPAN_ROLE', value: metadata.labels['role'] }]);
      // One may go at a time, and there are others then.
      const budget = of('PodDisruptionBudget').find((manifest) => manifest.metadata.name === name);
      const replicas = of('Deployment').find((manifest) => manifest.metadata.name === name)?.spec?.replicas ?? 0;
      expect(budget?.spec?.selector?.matchLabels).toEqual(metadata.labels);
      expect(budget?.spec?.minAvailable).toBe(replicas - 1);
      expect(replicas).toBeGreaterThan(1);
    },
  );

  test('deployments and services lead to pods that are there, and to ports that these have', () => {
    for (const { spec } of of('Deployment'))
      expect(spec?.template?.metadata.labels).toMatchObject(spec?.selector?.matchLabels ?? { none: 'of them' });
    for (const { spec, metadata } of of('Service')) {
      const target = pods.find(({ metadata: { labels } }) =>
        Object.entries(spec?.selector ?? {}).every(([key, value]) => labels[key] === value),
      );
      const names = target === undefined ? [] : (container(target.spec).ports ?? []).map(({ name }) => name);
      for (const { targetPort } of spec?.ports ?? [])
        expect([metadata.name, names]).toEqual([metadata.name, expect.arrayContaining([targetPort])]);
    }
    const backends = of('Ingress')
      .flatMap(({ spec }) => spec?.rules ?? [])
      .flatMap(({ http }) => http.paths);
    expect(backends.map(({ backend }) => backend.service)).toEqual([{ name: 'sampan', port: { name: 'http' } }]);
    expect(told['SAMPAN_VALKEY_URL']).toBe('redis://valkey:6379');
  });
});

test('the guide names every file, and no other', () => {
  const guide = containerText('README.md');
  for (const file of ['Containerfile', 'compose.yaml', 'sampan.env.example', 'kubernetes/settings.yaml'])
    expect(guide).toContain(`\`${file}\``);
  for (const [, file = ''] of guide.matchAll(/`(kubernetes\/[\w.]+)`/gu))
    expect(existsSync(join(ROOT, 'examples/container', file))).toBe(true);
});
