import type { ErrorCode } from '@sampan/contract';

type FixHint =
  | 'request_log.mend_input'
  | 'request_log.mend_json'
  | 'request_log.mend_not_found'
  | 'request_log.mend_scope'
  | 'request_log.mend_people'
  | 'request_log.mend_live_key'
  | 'request_log.mend_dead_key'
  | 'request_log.mend_ip'
  | 'request_log.mend_page'
  | 'request_log.mend_rate'
  | 'request_log.mend_changed'
  | 'request_log.mend_idempotency'
  | 'request_log.mend_balance'
  | 'request_log.mend_ours'
  | 'request_log.mend_else';

const BY_CODE: Partial<Record<ErrorCode, FixHint>> = {
  malformed_body: 'request_log.mend_json',
  body_too_large: 'request_log.mend_json',
  api_scope_refused: 'request_log.mend_scope',
  people_only: 'request_log.mend_people',
  live_key_required: 'request_log.mend_live_key',
  secret_key_revoked: 'request_log.mend_dead_key',
  secret_key_expired: 'request_log.mend_dead_key',
  secret_key_ip_refused: 'request_log.mend_ip',
  secret_key_in_page: 'request_log.mend_page',
  idempotency_key_reused: 'request_log.mend_idempotency',
  idempotency_key_required: 'request_log.mend_idempotency',
  insufficient_balance: 'request_log.mend_balance',
};

/** What a developer does about a refused call: by its code, else by the kind of its status. */
export function fixHint(error_code: string, status: number): FixHint {
  const known = BY_CODE[error_code as ErrorCode];
  if (known !== undefined) return known;
  if (status >= 500) return 'request_log.mend_ours';
  if (status === 429) return 'request_log.mend_rate';
  if (status === 422) return 'request_log.mend_input';
  if (status === 409) return 'request_log.mend_changed';
  return status === 404 ? 'request_log.mend_not_found' : 'request_log.mend_else';
}
