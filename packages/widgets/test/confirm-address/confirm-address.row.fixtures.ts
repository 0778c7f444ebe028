import { problem } from '../suite/api-stub.fixtures.ts';
import type { Scene, WidgetRow } from '../suite/widget-row.fixtures.ts';
import { confirmAddressDefinition } from '../../src/confirm-address/confirm-address.definition.ts';
import {
  CONFIRM,
  LEVELS,
  LINK,
  listed,
  OPEN,
  OPEN_PH,
  opens,
  over,
  PARSE,
  PROOF,
  SEARCH,
} from './confirm-address.fixtures.ts';

const ROUND = { 'link-id': LINK };

const prove: Scene['steps'] = async (widget) => {
  await widget.fill('Last 4 digits of your phone number', PROOF);
  await widget.click('button', 'Continue');
};

/** `<sampan-confirm-address>` for the tests that hold for every widget. */
export const confirmAddressRow: WidgetRow = {
  definition: confirmAddressDefinition,
  hosted: `/customer/confirm-address?id=${LINK}`,
  scenes: [
    {
      name: 'asks for the proof',
      attributes: ROUND,
      answers: { [PARSE]: opens(OPEN) },
      shows: 'Why am I seeing this?',
    },
    {
      name: 'the address',
      attributes: ROUND,
      answers: { [PARSE]: opens(OPEN), [SEARCH]: listed() },
      steps: prove,
      shows: 'Cash to pay on delivery: S$ 48.00',
    },
    {
      name: 'an address of the Philippines, refused',
      attributes: ROUND,
      answers: { [PARSE]: opens(OPEN_PH), ...LEVELS, [SEARCH]: listed() },
      steps: async (widget) => {
        await prove(widget);
        await widget.click('button', 'Confirm');
      },
      shows: 'Please check 1 field',
    },
    {
      name: 'confirmed',
      attributes: ROUND,
      answers: { [PARSE]: opens(OPEN), [CONFIRM]: { state: 'confirmed', redirect_url: 'https://shop.test/thanks' } },
      steps: async (widget) => {
        await prove(widget);
        await widget.click('button', 'Confirm');
      },
      shows: 'Address confirmed',
    },
    { name: 'expired', attributes: ROUND, answers: { [PARSE]: over('expired') }, shows: 'This link has expired.' },
    { name: 'an address field', attributes: {}, answers: { [SEARCH]: listed() }, shows: 'Search for an address' },
    {
      name: 'a server that broke',
      attributes: { ...ROUND, 'public-key': 'pk_test_Shop' },
      answers: { [PARSE]: problem(500, 'internal') },
      shows: 'Open on Sampan',
    },
  ],
};
