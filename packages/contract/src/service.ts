/** Base path of each service of the product (spec section 7: a main API plus five others). */
export const SERVICE_BASES = {
  main: '/api/v1',
  tpl: '/api/tpl/v1',
  capital: '/api/capital/v1',
  consumer: '/api/consumer/v1',
  wms: '/api/wms/v1',
  fulfillment: '/api/fulfillment/v1',
  marketplace: '/api/marketplace/v1',
  root: '/api',
  dev: '/api/dev',
} as const;

export type Service = keyof typeof SERVICE_BASES;

/** The versioned Accept header every client sends; another version is answered 406. */
export const ACCEPT_V1 = 'application/vnd.sampan.v1+json';

export const HEADERS = {
  country: 'X-Country-Code',
  language: 'X-User-Language',
  ghostUser: 'ghost-user',
  idempotencyKey: 'Idempotency-Key',
  idempotencyReplayed: 'Idempotency-Replayed',
  requestId: 'X-Request-Id',
  /** Fields of the request that had no effect, because only the server decides them. */
  ignored: 'X-Sampan-Ignored',
  publishableKey: 'X-Publishable-Key',
  /** Our own clients say who they are; they always send an Idempotency-Key where money moves. */
  client: 'X-Sampan-Client',
} as const;
