import type { Answer } from './call.ts';
import { decimal } from './decimal.ts';
import { escape, htmlPage } from './html.ts';
import type { Order, Shop } from './shop.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f4f5f7;color:#1c2733;overflow-wrap:anywhere}main{max-width:60rem;margin:0 auto;padding:1rem}article{background:#fff;border:1px solid #d5dae0;border-radius:12px;padding:1rem;margin-top:1rem}h1{font-size:1.5rem}h2{font-size:1.25rem;margin-top:2rem}h3{font-size:1rem;margin:0}ul{padding-left:1.25rem;margin:.5rem 0}form{display:inline-block;margin:.5rem .5rem 0 0}button{font:inherit;padding:.5rem .75rem;border:1px solid #6b7785;border-radius:8px;background:#fff;color:#1c2733}.state{border:1px solid #6b7785;border-radius:6px;padding:0 .375rem;font-size:.875rem}a{color:#14532d}';

/** What the page of a channel shows, in the channel's own words. */
export interface SellerPage {
  channel: string;
  shops: Iterable<Shop>;
  /** Orders can come that the shop carries itself and others that the channel carries. */
  has_own_logistics: boolean;
  /** Where the page is; its forms post below. */
  path: string;
  numberOf(order: Order): string;
  stateOf(order: Order): string;
  /** What buyers were told in words, where that is how numbers are kept. */
  notesOf(order: Order): readonly string[];
}

/** What can be done on the page; everything a merchant or a buyer would do at the channel. */
export type SellerAct = 'order' | 'order_own' | 'order_cod' | 'move' | 'cancel' | 'remove_app' | 'end_keys';

/** A channel's orders as its seller sees them: state, items, parcels with their numbers. Newest first, without a script. */
export function sellerPage(page: SellerPage): Answer {
  const shops = [...page.shops].map((shop) => shopPart(page, shop)).join('');
  return htmlPage({
    title: `${page.channel} orders (demo)`,
    style: STYLE,
    body: `<main><h1>${escape(page.channel)}: orders</h1><p>This page stands in for the seller's pages of ${escape(page.channel)}. Stores, orders and buyers are made up.</p>${shops}</main>`,
  });
}

/** The channels there are, each with its page. */
export function sellerIndex(channels: Iterable<{ channel: string; path: string }>): Answer {
  const items = [...channels].map(({ channel, path }) => `<li><a href="${escape(path)}">${escape(channel)}</a></li>`);
  return htmlPage({
    title: 'Sales channels (demo)',
    style: STYLE,
    body: `<main><h1>Sales channels of the demo</h1><p>Each page stands in for the seller's pages of a channel.</p><ul>${items.join('')}</ul></main>`,
  });
}

function shopPart(page: SellerPage, shop: Shop): string {
  const orders = [...shop.orders.values()].toReversed();
  const act = (name: SellerAct, label: string, order_id = '') =>
    button(page.path, { act: name, shop: shop.id, order_id }, label);
  return `<section aria-label="${escape(shop.name)}"><h2>${escape(shop.name)} <small>${escape(shop.id)}</small></h2>${
    page.has_own_logistics
      ? act('order', `A buyer orders, ${page.channel} delivers`) + act('order_own', 'A buyer orders, the shop delivers')
      : act('order_own', 'A buyer orders')
  }${act('order_cod', 'A buyer orders, cash on delivery')}${act('remove_app', 'Remove Sampan')}${act('end_keys', 'Let the keys of Sampan end')}${
    orders.length === 0 ? '<p>No orders yet.</p>' : orders.map((order) => orderPart(page, order, act)).join('')
  }</section>`;
}

function orderPart(
  page: SellerPage,
  order: Order,
  act: (name: SellerAct, label: string, order_id?: string) => string,
): string {
  const { buyer } = order;
  const number = page.numberOf(order);
  const total = order.lines.reduce((sum, line) => sum + line.quantity * line.price_minor, 0);
  const carried = page.has_own_logistics
    ? ` · ${order.logistics === 'own' ? 'Delivered by the shop' : `Delivered by ${page.channel}`}`
    : '';
  const address = [buyer.address_1, buyer.address_2, buyer.district, buyer.city, buyer.postcode]
    .filter(Boolean)
    .join(', ');
  const lines = order.lines.map((line) => {
    const sent = line.shipped === 0 ? '' : `, ${line.shipped} sent`;
    return `<li>${line.quantity} × ${escape(line.name)} <small>${escape(line.sku)}</small>${sent}</li>`;
  });
  const parcels = order.parcels.map((parcel) => {
    const held = order.lines.flatMap(({ id, name }) => {
      const quantity = parcel.quantities[id] ?? 0;
      return quantity === 0 ? [] : [`${quantity} × ${name}`];
    });
    const facts = [parcel.carrier, parcel.status, held.join(', ')].filter(Boolean).join(' · ');
    return `<li>${escape(parcel.tracking_number || 'No number yet')} <small>${escape(facts)}</small></li>`;
  });
  const notes = page.notesOf(order).map((note) => `<li>${escape(note)}</li>`);
  return `<article aria-label="Order ${escape(number)}"><h3>${escape(number)} <span class="state">${escape(page.stateOf(order))}</span></h3><p>${escape(buyer.name)}, ${escape(address)}<br>${escape(order.currency)} ${decimal(total, order.currency)} · ${order.is_cod ? 'Cash on delivery' : 'Paid'}${escape(carried)}</p><ul aria-label="Items">${lines.join('')}</ul>${
    parcels.length + notes.length === 0
      ? '<p>Nothing sent yet.</p>'
      : `<ul aria-label="Parcels">${[...parcels, ...notes].join('')}</ul>`
  }${act('move', 'The buyer moves', order.id)}${act('cancel', 'Cancel order', order.id)}</article>`;
}

function button(path: string, fields: Readonly<Record<string, string>>, label: string): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('');
  return `<form method="post" action="${escape(path)}">${inputs}<button>${escape(label)}</button></form>`;
}
