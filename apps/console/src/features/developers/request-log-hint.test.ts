import { endpointList, ERROR_CODES, type ErrorCode } from '@sampan/contract';
import { describe, expect, it } from 'vitest';
import { fixHint } from './request-log-hint.ts';

describe('what to do about a refused call', () => {
  it('is said of every error that a call with a secret key can meet, and seldom in general words', () => {
    const met = new Set<ErrorCode>(
      endpointList.filter(({ api_scope }) => api_scope !== null).flatMap(({ errors }) => errors),
    );
    const general = [...met].filter((code) => fixHint(code, ERROR_CODES[code].status) === 'request_log.mend_else');
    expect(general).toEqual([]);
  });

  it.each([
    ['invalid_input', 422, 'request_log.mend_input'],
    ['malformed_body', 400, 'request_log.mend_json'],
    ['label_not_available', 404, 'request_log.mend_not_found'],
    ['quote_expired', 409, 'request_log.mend_changed'],
    ['secret_key_revoked', 401, 'request_log.mend_dead_key'],
    ['live_key_required', 403, 'request_log.mend_live_key'],
    ['rate_limited', 429, 'request_log.mend_rate'],
    ['courier_unavailable', 503, 'request_log.mend_ours'],
    ['a code of a server of long ago', 418, 'request_log.mend_else'],
  ] as const)('%s: %s', (code, status, mending) => {
    expect(fixHint(code, status)).toBe(mending);
  });
});
