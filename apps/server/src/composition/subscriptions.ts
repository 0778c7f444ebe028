import { rewardReferral } from '../modules/billing/referral/index.ts';
import { expectPush, refuseLabel, takeBackPush } from '../modules/commerce/channel/index.ts';
import { cancelSale, releaseSale } from '../modules/commerce/checkout/index.ts';
import { endFulfilment, readyToShip, shipCollected } from '../modules/fulfilment/fulfilment-order/index.ts';
import { refuseEndingAccount } from '../modules/shipping/label/index.ts';
import { endPickUp } from '../modules/shipping/tracking/index.ts';
import { collectCod, endCod, expectCod } from '../modules/settlement/cod/index.ts';
import { epochSeconds } from '../platform/clock.ts';
import type { Subscriptions } from '../platform/context.ts';

/**
 * Everything else that happens when something happens, in this order and in the transaction of the publisher. `label` and
 * `tracking` lock the order row before they publish; subscribers take their locks after it, always in the order of this list.
 */
export const subscriptions: Subscriptions = {
  'label.reserving': [(tx, { order }) => refuseLabel(tx, order)],
  'label.bought': [
    expectCod,
    (tx, { order }) => readyToShip(tx, order),
    // The store is told the courier's number, and not the one that ours has until it is handed in.
    async (tx, { order, entry, tracking_code }) => {
      if (entry.courier.is_counter !== true)
        await expectPush(tx, {
          order,
          tracking_code,
          carrier: entry.courier.name,
        });
    },
  ],
  'label.numbered': [
    (tx, { before }) => takeBackPush(tx, before),
    (tx, { before, entry, tracking_code }) =>
      expectPush(tx, {
        order: before,
        tracking_code,
        carrier: entry.courier.name,
      }),
  ],
  'courier_account.ending': [refuseEndingAccount],
  'order.cancelling': [(tx, { order }) => endCod(tx, order, 'cancelled', epochSeconds(tx.clock))],
  // The buyer of a checkout gets the money back, because the parcel will not come.
  'order.cancelled': [
    (tx, { order }) => cancelSale(tx, order),
    (tx, { order }) => endFulfilment(tx, order),
    (tx, { order }) => takeBackPush(tx, order),
    (tx, { order }) => endPickUp(tx, order),
  ],
  'tracking.applied': [(tx, { order, events }) => collectCod(tx, order, events)],
  'order.moved': [(tx, { order }) => shipCollected(tx, order), (tx, { order }) => rewardReferral(tx, order.company_id)],
  'parcel.delivered': [
    async (tx, { order }) => {
      await releaseSale(tx, order);
    },
  ],
};
