import { endpoints, type Order, type Problem, type SharedOrder } from '@sampan/contract';
import { RECIPIENT, newOrder, newShareLink } from '../app/endpoint-samples.fixtures.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

/** The proof of the recipient every sample parcel has. */
export const PROOF = RECIPIENT.phone.slice(-4);

/** A new COD parcel of a company. */
export function newCodOrder(app: TestApp, token: string, change: object = {}): Promise<Order> {
  return newOrder(app, token, { expected_cod_collection: 48, ...change });
}

/** A parcel with a copied link. */
export async function newSharedOrder(app: TestApp, token: string, change: object = {}) {
  const order = await newCodOrder(app, token, change);
  return { order, ...(await newShareLink(app, token, order.id)) };
}

export async function parse(app: TestApp, secret: string, proof?: string) {
  return app.call<SharedOrder & Problem>(endpoints.parseShareLink, {
    params: { id: secret },
    body: proof === undefined ? {} : { proof },
  });
}

/** What the page sends when the recipient presses Confirm: the address as it was shown, with `change`. */
export async function confirmation(app: TestApp, secret: string, change: object = {}, proof = PROOF) {
  const open = (await parse(app, secret, proof)).body;
  return { confirm_token: open.confirm_token, address: { ...open.recipient?.coordinate, ...change } };
}

export async function confirm(app: TestApp, secret: string, body: object) {
  return app.call<{ state: string; redirect_url: string | null } & Problem>(endpoints.confirmShareLink, {
    params: { id: secret },
    body,
  });
}

export async function orderOf(app: TestApp, token: string, id: string): Promise<Order> {
  return (await app.call<Order>(endpoints.getOrder, { token, params: { id } })).body;
}
