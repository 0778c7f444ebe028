import type { Answer, Coordinate, endpoints, SharedOrder } from '@sampan/contract';
import { sendApi, type WidgetRequest } from '../shell/send-api.ts';
import type { WidgetConnection } from '../shell/widget-api.ts';

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

/** The calls of one link, over the API of a connection; `fail` hears of every failure and gives what is thrown. */
export function createConfirmAddressPort(
  connection: WidgetConnection,
  link_id: string,
  fail: (error: unknown) => unknown = (error) => error,
): ConfirmAddressPort {
  const order = `order/share/${encodeURIComponent(link_id)}`;
  const post = <Answered>(path: string, request: WidgetRequest): Promise<Answered> =>
    sendApi<Answered>(connection, path, request).catch((error: unknown) => {
      throw fail(error);
    });
  return {
    open: (proof) => post(`/api/v1/${order}/parse`, { body: { proof } }),
    confirm: (body, idempotency_key) => post(`/api/consumer/v1/${order}/confirm`, { body, idempotency_key }),
  };
}
