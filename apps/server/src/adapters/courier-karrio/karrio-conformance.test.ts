import { systemClock } from '../../platform/clock.ts';
import { courierSuite } from '#test/adapters/courier.suite.ts';
import { startKarrioStandIn } from '#test/adapters/courier-karrio/karrio-stand-in.fixtures.ts';
import { createKarrioCouriers } from './karrio-couriers.ts';

courierSuite(
  'Karrio',
  {
    country: 'SG',
    currency: 'SGD',
    refused: (purchase) => ({ ...purchase, courier_rate_ref: 'gone@1' }),
    takes_cash: false,
    is_safe_at_once: false,
    codes_after_pick_up: 'picked_up',
  },
  async () => {
    const karrio = await startKarrioStandIn();
    const [courier] = createKarrioCouriers({
      base_url: karrio.url,
      token: karrio.token,
      carriers: 'ninjavan-sg:Ninja Van:SG',
      clock: systemClock,
    });
    if (courier === undefined) throw new Error('no courier');
    const shipmentOf = (code: string) => karrio.shipments.find((one) => one.tracking_number === code);
    return {
      courier,
      clock: systemClock,
      booked: async () => karrio.shipments.filter((one) => one.tracking_number !== null).length,
      loseNextAnswer: () => {
        karrio.purchase = 'lost';
      },
      loseNextCall: () => {
        karrio.is_down = true;
      },
      told: (code) => {
        const reference = shipmentOf(code)?.reference;
        const drafts = karrio.requests.map(
          ({ body }) => body as { reference?: string; parcels?: { weight: number }[] },
        );
        const draft = drafts.find((body) => body?.reference === reference);
        return { weight_g: Math.round((draft?.parcels?.[0]?.weight ?? 0) * 1000), cod: null };
      },
      move: async (code, to) => {
        const shipment = shipmentOf(code);
        if (shipment) shipment.status = 'in_transit';
        const event = (status: string, minute: number) => ({
          timestamp: `2026-11-20T02:0${minute}:00Z`,
          status,
          code: status,
          description: status,
        });
        const events = [event('picked_up', 1), ...(to === 'delivered' ? [event('delivered', 2)] : [])];
        karrio.trackers.set(code, { tracking_number: code, status: to, events });
      },
      close: () => karrio.stop(),
    };
  },
);
