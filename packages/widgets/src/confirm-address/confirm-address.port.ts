import type { Answer, Coordinate, endpoints, SharedOrder } from '@sampan/contract';
import { callApi, type WidgetConnection } from '../shell/widget-api.ts';

/** What the recipient sends: the address as the form has it. */
export interface Confirmation {
  readonly confirm_token: string;
  readonly address: Coordinate;
  readonly delivery_instructions: string;
}

export type Confirmed = Answer<typeof endpoints.confirmShareLink>;

/** The calls behind a confirmation link. They reject with a `WidgetError`. */
export interface ConfirmAddressPort {
  /** What the holder of the link may see; everything with the right proof. */
  open(proof?: string): Promise<SharedOrder>;
  /** Confirms, once. The same key again gives the first answer again. */
  confirm(confirmation: Confirmation, idempotency_key: string): Promise<Confirmed>;
}

/** The calls of one link, over the API of a connection. */
export function createConfirmAddressPort(connection: WidgetConnection, link_id: string): ConfirmAddressPort {
  const path = `order/share/${encodeURIComponent(link_id)}`;
  return {
    open: (proof) => callApi(connection, { method: 'POST', path: `/api/v1/${path}/parse`, body: { proof } }),
    confirm: (body, idempotency_key) =>
      callApi(connection, { method: 'POST', path: `/api/consumer/v1/${path}/confirm`, body, idempotency_key }),
  };
}
