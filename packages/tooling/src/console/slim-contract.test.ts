import { endpointList, endpoints, ERROR_CODES, RETRYABLE, type Endpoint } from '@sampan/contract';
import { expect, test } from 'vitest';
import { slimEndpoints, slimErrors } from './slim-contract.ts';

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

test('a page knows every code with its status, the sentence of a 404 and what may be repeated', async () => {
  const slim = await loaded(slimErrors({ ERROR_CODES, RETRYABLE }));
  const codes = slim['ERROR_CODES'] as typeof ERROR_CODES;
  for (const [code, { status }] of Object.entries(ERROR_CODES))
    expect([code, codes[code as keyof typeof codes].status]).toEqual([code, status]);
  expect(codes.not_found).toEqual(ERROR_CODES.not_found);
  expect([...(slim['RETRYABLE'] as Set<string>)]).toEqual([...RETRYABLE]);
});
