import type * as contract from '@sampan/contract';

/** What is read of the contract. */
export type Contract = typeof contract;

/** Of an error a client knows by itself its status, whether a repeat may help, and what "there is no such thing" says. */
export function slimErrors({ ERROR_CODES, RETRYABLE }: Pick<Contract, 'ERROR_CODES' | 'RETRYABLE'>): string {
  const codes = Object.entries(ERROR_CODES).map(([code, { status, message }]) => [
    code,
    status === 404 ? { status, message } : { status },
  ]);
  return `export const ERROR_CODES = ${JSON.stringify(Object.fromEntries(codes))};
export const RETRYABLE = new Set(${JSON.stringify([...RETRYABLE])});`;
}

/** The module of endpoints as a page gets it. Errors besides those that say "there is no such thing" are the answer's to name. */
export function slimEndpoints({ endpointList, ERROR_CODES }: Pick<Contract, 'endpointList' | 'ERROR_CODES'>): string {
  const rows = endpointList.map(({ name, service, method, path, idempotency, errors }) => [
    name,
    service,
    method,
    path,
    ...(idempotency === 'required' ? [idempotency] : ['']),
    ...errors.filter((code) => ERROR_CODES[code].status === 404).slice(0, 1),
  ]);
  return `const rows = ${JSON.stringify(rows)};
export const endpoints = Object.fromEntries(rows.map(([name, service, method, path, idempotency, ...errors]) =>
  [name, { name, service, method, path, idempotency, errors }]));
export const endpointList = Object.values(endpoints);`;
}
