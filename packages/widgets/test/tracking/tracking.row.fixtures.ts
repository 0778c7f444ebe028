import { problem } from '../suite/api-stub.fixtures.ts';
import type { WidgetRow } from '../suite/widget-row.fixtures.ts';
import { trackingDefinition } from '../../src/tracking/tracking.definition.ts';
import { PUBLIC } from './tracking.fixtures.ts';

const ROUTE = 'GET /api/tpl/v1/order/{id}/public_tracking_info';
const NOT_AVAILABLE = 'This tracking is not available at the moment. Please come back later!';

/** `<sampan-tracking>` for the tests that hold for every widget. */
export const trackingRow: WidgetRow = {
  definition: trackingDefinition,
  hosted: '/t/SMPME884211705',
  scenes: [
    {
      name: 'a parcel on its way',
      attributes: { 'tracking-id': 'SMPME884211705' },
      answers: { [ROUTE]: PUBLIC },
      shows: 'Copy link',
    },
    { name: 'asks for an id', attributes: {}, answers: {}, shows: 'Track' },
    {
      name: 'a parcel without courier and news',
      attributes: { 'tracking-id': 'SMPME884211705' },
      answers: { [ROUTE]: { ...PUBLIC, courier: null, tracking_code: null, status: 'new', trackings: [] } },
      shows: 'Copy link',
    },
    {
      name: 'not available',
      attributes: { 'tracking-id': 'SMPME000000009' },
      answers: { [ROUTE]: problem(404, 'tracking_not_available', NOT_AVAILABLE) },
      shows: NOT_AVAILABLE,
    },
    {
      name: 'a server that broke',
      attributes: { 'tracking-id': 'SMPME884211705', 'public-key': 'pk_test_Shop' },
      answers: { [ROUTE]: problem(500, 'internal') },
      shows: 'Open on Sampan',
    },
  ],
};
