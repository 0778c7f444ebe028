import type { DemoPerson } from '@sampan/testing/demo';
import type { Page } from 'playwright-core';

/** A screen as it is photographed. */
export interface Screen {
  /** Of its file; a step behind a dot. */
  readonly name: string;
  readonly path: string;
  /** Nobody unless given. */
  readonly as?: DemoPerson;
  /** The help of the site shows it. */
  readonly is_help?: true;
  /** What a person does first, such as opening a drawer. Reached by roles of elements that have no text: it runs in two languages. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const firstRow = (page: Page) => page.locator('tbody tr').first();

const openFirst =
  (link: string) =>
  async (page: Page): Promise<void> => {
    await firstRow(page).locator(link).first().click();
    await page.locator('dialog[open]').waitFor();
  };

const click =
  (button: string, opened: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(button).first().click();
    await page.locator(opened).first().waitFor();
  };

const press =
  (key: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press(key);
    await page.locator('dialog[open]').waitFor();
  };

const below =
  (part: string, as: DemoPerson) =>
  (name: string, path = name): Screen => ({
    name: `${part}-${name}`,
    path: path === '' ? `/${part}` : `/${part}/${path}`,
    as,
  });
const ordersOf = below('orders', 'sg');
const settingsOf = below('settings', 'sg');
const historiesOf = below('histories', 'sg');
const operatorOf = below('operator', 'admin');

/** A screen of every feature, in the order of the menu (look-v2). */
export const SCREENS: readonly Screen[] = [
  { name: 'sign-in', path: '/auth/sign-in' },
  { name: 'register', path: '/auth/register' },
  { name: 'forgot-password', path: '/auth/forgot-password' },
  { name: 'home', path: '/home', as: 'sg' },
  { name: 'home.search', path: '/home', as: 'sg', prepare: press('Control+k') },
  { name: 'home.notifications', path: '/home', as: 'sg', prepare: click('.c-bell', '.c-notices__item') },
  { name: 'home.of-malaysia', path: '/home', as: 'my' },
  ordersOf('new'),
  ordersOf('pick-up'),
  ordersOf('in-transit'),
  ordersOf('problem', 'in-transit?problem=true'),
  ordersOf('completed'),
  ordersOf('cancelled'),
  { ...ordersOf('cod'), is_help: true },
  ordersOf('nothing-found', 'new?search=no%20such%20parcel'),
  { ...ordersOf('new'), name: 'orders-new.parcel', prepare: openFirst('.c-parcel__link') },
  { ...ordersOf('in-transit'), name: 'orders-in-transit.parcel', prepare: openFirst('.c-parcel__link') },
  {
    ...ordersOf('problem', 'in-transit?problem=true'),
    name: 'orders-problem.parcel',
    prepare: openFirst('.c-parcel__link'),
  },
  { name: 'orders-new.of-philippines', path: '/orders/new', as: 'ph' },
  { name: 'orders-new.of-indonesia', path: '/orders/new', as: 'id' },
  { name: 'create-label', path: '/orders/create_label', as: 'sg', is_help: true },
  { name: 'import', path: '/orders/import', as: 'sg', is_help: true },
  { name: 'scan', path: '/orders/scan', as: 'sg' },
  { name: 'calculator', path: '/calculator', as: 'sg' },
  { name: 'calculator.signed-out', path: '/calculator' },
  { name: 'fulfillment', path: '/fulfillment', as: 'sg' },
  { name: 'fulfillment-pick', path: '/fulfillment/pick', as: 'sg' },
  { name: 'fulfillment-inbound', path: '/fulfillment/inbound', as: 'sg' },
  { name: 'fulfillment-stock', path: '/fulfillment/stock', as: 'sg' },
  { name: 'stores', path: '/stores', as: 'sg' },
  { name: 'stores.connect', path: '/stores', as: 'sg', prepare: click('main .s-button--primary', 'dialog[open]') },
  { name: 'stores-orders', path: '/stores/orders', as: 'sg' },
  { name: 'sell-product', path: '/sell-product', as: 'sg' },
  { name: 'top-up', path: '/home/top-up', as: 'sg' },
  historiesOf('transactions', ''),
  historiesOf('analysis'),
  historiesOf('statements'),
  historiesOf('revenue'),
  { ...historiesOf('adjustments'), is_help: true },
  historiesOf('refunds'),
  { ...historiesOf('payouts'), is_help: true },
  { ...historiesOf('invoices'), as: 'postbilling' },
  { name: 'jobs', path: '/orders/jobs', as: 'sg' },
  { name: 'export', path: '/export', as: 'sg' },
  settingsOf('overview', ''),
  settingsOf('profile'),
  settingsOf('security'),
  settingsOf('company'),
  { ...settingsOf('members'), is_help: true },
  settingsOf('activity'),
  settingsOf('notifications'),
  settingsOf('pick-up-locations'),
  settingsOf('address-book'),
  settingsOf('shipping-rules'),
  settingsOf('courier-accounts'),
  settingsOf('payment-methods'),
  settingsOf('balance'),
  settingsOf('recipient-pages'),
  settingsOf('add-to-site'),
  settingsOf('api-keys'),
  settingsOf('webhooks'),
  settingsOf('request-log'),
  { name: 'contact', path: '/contact' },
  { name: 'contact-sales', path: '/contact/sales' },
  { name: 'faq', path: '/auth/faq' },
  operatorOf('remittances'),
  operatorOf('adjustments'),
  operatorOf('claims'),
  operatorOf('payouts'),
  operatorOf('credit'),
  operatorOf('ledger'),
  operatorOf('messages'),
  { name: 'tracking-page', path: '/t/SMPME00000000010' },
  { name: 'maintain', path: '/maintain' },
];
