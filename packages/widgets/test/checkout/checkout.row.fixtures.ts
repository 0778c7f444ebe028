import { problem } from '../suite/api-stub.fixtures.ts';
import type { Scene, WidgetRow } from '../suite/widget-row.fixtures.ts';
import { checkoutDefinition } from '../../src/checkout/checkout.definition.ts';
import {
  LISTING,
  LIVE_QUOTE,
  PAID,
  PAYNOW,
  pricesByQuantity,
  PRODUCT_ID,
  ROUTES,
  SANDBOX,
  startedOf,
} from './checkout.fixtures.ts';

const ATTRIBUTES = { 'product-id': PRODUCT_ID };
const ANSWERS = {
  [ROUTES.listing]: LISTING,
  [ROUTES.quote]: pricesByQuantity,
  [ROUTES.search]: { records: [], total: 0, page: 1, per_page: 10 },
};

const fillIn: Scene['steps'] = async (widget) => {
  await widget.see(/Pay S\$/);
  await widget.fill('Email', 'nurul@example.test');
  await widget.fill('Name', 'Nurul Aisyah binti Rahman');
  await widget.fill('Phone number', '91234567');
  await widget.fill('Postcode', '310145');
  await widget.fill('Street', 'Blk 145 Toa Payoh Lorong 2');
  await widget.fill('Unit number', '#08-212');
};

const payByCard: Scene['steps'] = async (widget) => {
  await fillIn(widget);
  await widget.fill('Card number', '4242424242424242');
  await widget.click('button', /^Pay/);
};

/** `<sampan-checkout>` for the tests that hold for every widget. */
export const checkoutRow: WidgetRow = {
  definition: checkoutDefinition,
  hosted: `/sell-product?product=${PRODUCT_ID}`,
  // A page with a code to scan asks whether the money is there.
  repeats: /\/consumer\/v1\/checkout\/[0-9a-f-]{36}$/,
  scenes: [
    {
      name: 'the form with couriers to choose from',
      attributes: ATTRIBUTES,
      answers: { ...ANSWERS, [ROUTES.quote]: LIVE_QUOTE },
      shows: 'Pay S$ 25.32',
    },
    {
      name: 'a form that was refused',
      attributes: ATTRIBUTES,
      answers: ANSWERS,
      steps: async (widget) => {
        await widget.see(/Pay S\$/);
        await widget.fill('Email', 'nurul');
        await widget.press('Enter');
      },
      shows: 'Please check 7 fields',
    },
    {
      name: 'the bank asks for a code',
      attributes: ATTRIBUTES,
      answers: {
        ...ANSWERS,
        [ROUTES.start]: startedOf(SANDBOX),
        [ROUTES.act]: { ...PAID, status: 'requires_action', order_number: null },
      },
      steps: payByCard,
      shows: 'Bank verification code',
    },
    {
      name: 'a card that was declined',
      attributes: ATTRIBUTES,
      answers: {
        ...ANSWERS,
        [ROUTES.start]: startedOf(SANDBOX),
        [ROUTES.act]: { ...PAID, status: 'failed', decline_reason: 'card_declined', order_number: null },
      },
      steps: payByCard,
      shows: 'Your bank declined this card.',
    },
    {
      name: 'a code to scan',
      attributes: ATTRIBUTES,
      answers: {
        ...ANSWERS,
        [ROUTES.start]: startedOf(PAYNOW),
        [ROUTES.read]: { ...PAID, status: 'awaiting_payment', order_number: null },
      },
      steps: async (widget) => {
        await fillIn(widget);
        await widget.choose('Payment', 'PayNow');
        await widget.click('button', /^Pay/);
      },
      shows: 'Scan to pay S$ 22.90',
    },
    {
      name: 'bought',
      attributes: ATTRIBUTES,
      answers: { ...ANSWERS, [ROUTES.start]: startedOf(SANDBOX), [ROUTES.act]: PAID },
      steps: payByCard,
      shows: 'Thank you for your order',
    },
    {
      name: 'sold out',
      attributes: ATTRIBUTES,
      answers: { [ROUTES.listing]: { ...LISTING, max_quantity: 0, stock: { status: 'sold_out', left: 0 } } },
      shows: 'Sold out.',
    },
    {
      name: 'a server that broke',
      attributes: { ...ATTRIBUTES, 'public-key': 'pk_test_Shop' },
      answers: { [ROUTES.listing]: problem(500, 'internal') },
      shows: 'Open on Sampan',
    },
  ],
};
