import { endpointList, endpoints, ERROR_CODES, type Endpoint } from '@sampan/contract';
import { error as sentences } from '@sampan/messages/en/error';
import { expect, test } from 'vitest';
import * as law from '../../../country-rules/src/tax-law.ts';
import { slimEndpoints, slimSentences, slimTable, slimTaxLaw } from './slim-contract.ts';

const loaded = async (code: string) =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Readonly<Record<string, unknown>>;

test('a page knows of every endpoint how to call it and what its 404 is called, and nothing of rights', async () => {
  const slim = await loaded(slimEndpoints({ endpointList, ERROR_CODES }));
  const found = slim['endpoints'] as Record<string, Endpoint>;
  expect(Object.keys(found)).toEqual(Object.keys(endpoints));
  for (const { name, service, method, path, idempotency, errors } of endpointList) {
    const missing = errors.filter((code) => ERROR_CODES[code].status === 404).slice(0, 1);
    const repeats = idempotency === 'required' ? 'required' : '';
    expect(found[name]).toEqual({ name, service, method, path, idempotency: repeats, errors: missing });
  }
  expect(Object.keys(found['getMe'] ?? {})).not.toContain('access');
});

test('a page has the sentences which its API client says by itself: of every 404, and of calls without an answer', async () => {
  const slim = await loaded(slimSentences({ ERROR_CODES }, sentences));
  const kept = slim['error'] as Record<string, string>;
  for (const [code, { status }] of Object.entries(ERROR_CODES))
    expect([code, `error.${code}` in kept]).toEqual([code, status === 404 || code === 'internal']);
  for (const code of ['offline', 'network', 'timeout', 'malformed_answer'])
    expect(kept).toHaveProperty([`error.${code}`]);
  for (const [key, sentence] of Object.entries(kept)) expect(sentence).toBe(sentences[key as keyof typeof sentences]);
});

test('the sign-in page knows its own endpoints as other pages know them, and no other', async () => {
  const table = { login: endpoints.login, getConstants: endpoints.getConstants };
  const [own, all] = await Promise.all([
    loaded(slimTable('SIGN_IN_ENDPOINTS', table, { ERROR_CODES })),
    loaded(slimEndpoints({ endpointList, ERROR_CODES })),
  ]);
  const { login, getConstants } = all['endpoints'] as Record<string, unknown>;
  expect(own['SIGN_IN_ENDPOINTS']).toEqual({ login, getConstants });
});

test('the tax law keeps its names and loses its rates', async () => {
  const slim = await loaded(slimTaxLaw(law));
  expect(Object.keys(slim).toSorted()).toEqual(Object.keys(law).toSorted());
  expect(Object.values(slim).filter((value) => typeof value !== 'function')).toEqual(
    Array.from({ length: Object.keys(law).length - 1 }, () => ({})),
  );
  expect((slim['everywhere'] as (rates: unknown) => unknown)([1])).toEqual({});
});
