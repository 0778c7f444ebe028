import { json, readBody, redirect, type Answer, type Call } from './call.ts';
import { Modes } from './modes.ts';
import { sellerPage, type SellerAct } from './seller-page.ts';
import type { NewOrder, Order, Push, Shop } from './shop.ts';

export interface StandInOptions {
  /** Milliseconds, as `Date.now`; a test moves it by 180 days. */
  now: () => number;
  slow_ms?: number;
  /** Couriers that a platform knows besides the real ones: those of the demo. */
  carriers?: readonly string[];
}

/** One strict channel: its shops, what it was asked, and what it wants to push. */
export abstract class StandIn {
  /** As people know it. */
  abstract readonly channel: string;
  /** Whether some orders are carried by the shop and others by the channel. */
  readonly has_own_logistics: boolean = true;
  readonly modes = new Modes();
  readonly calls: Call[] = [];
  readonly shops = new Map<string, Shop>();
  protected readonly now: () => number;
  readonly #slow_ms: number;
  #pushes: Push[] = [];

  constructor({ now, slow_ms = 20 }: StandInOptions) {
    this.now = now;
    this.#slow_ms = slow_ms;
  }

  async answer(call: Call): Promise<Answer> {
    if (call.path === '/seller') return this.#serveSeller(call);
    this.calls.push(call);
    if (this.calls.length > 20_000) this.calls.splice(0, 10_000);
    if (this.modes.take('slow')) await new Promise((resolve) => setTimeout(resolve, this.#slow_ms));
    const before = this.fingerprint();
    const answer = this.serve(call);
    // A page of a browser is not what gets lost.
    if (call.method !== 'GET' && before !== this.fingerprint() && this.modes.take('answer_lost'))
      return json(502, { message: 'Bad Gateway' });
    return answer;
  }

  /** What was pushed since the last time, as far as it arrives, and in which order. */
  takePushes(): Push[] {
    let pushes = this.#pushes;
    this.#pushes = [];
    if (pushes.length > 0 && this.modes.take('push_lost')) pushes = pushes.slice(1);
    if (pushes.length > 0 && this.modes.take('push_duplicated')) pushes = pushes.flatMap((push) => [push, push]);
    return pushes.length > 1 && this.modes.take('push_reordered') ? pushes.toReversed() : pushes;
  }

  /** The one shop of most tests. */
  get shop(): Shop {
    const [first] = this.shops.values();
    if (first === undefined) throw new Error('the stand-in has no shop');
    return first;
  }

  /** The shop that somebody chose on the consent page; the first unless told. */
  protected shopAsked({ query }: Call): Shop {
    return this.shops.get(query['as'] ?? '') ?? this.shop;
  }

  /** A buyer orders; the shop's subscribers hear of it. */
  order(order: NewOrder = {}, shop: Shop = this.shop): Order {
    const made = shop.add(order);
    this.announce(shop, made, 'created');
    return made;
  }

  change(order: Order, patch: Partial<Order>, shop: Shop = this.shop): void {
    shop.change(order, patch);
    this.announce(shop, order, 'changed');
  }

  /** The shop's own pages, for people: orders, and what a buyer or merchant does there. */
  #serveSeller(call: Call): Answer {
    if (call.method === 'POST') {
      const { act = '', shop: shop_id = '', order_id = '' } = readBody(call) as Record<string, string>;
      const shop = this.shops.get(shop_id);
      if (shop !== undefined) this.#act(act as SellerAct, shop, shop.orders.get(order_id));
      return { ...redirect(`${call.base_url}/seller`), status: 303 };
    }
    return sellerPage({
      channel: this.channel,
      shops: this.shops.values(),
      has_own_logistics: this.has_own_logistics,
      path: `${call.base_url}/seller`,
      numberOf: (order) => this.numberOf(order),
      stateOf: (order) => this.stateOf(order),
      notesOf: (order) => this.notesOf(order),
    });
  }

  #act(act: SellerAct, shop: Shop, order: Order | undefined): void {
    // Two lines, one of them twice: enough to be sent in several parcels.
    const lines = [
      { name: 'Cotton tote bag', quantity: 2 },
      { name: 'Enamel cup', sku: 'CUP-1', price_minor: 1290 },
    ];
    const logistics = act === 'order' ? 'platform' : 'own';
    if (act === 'order' || act === 'order_own' || act === 'order_cod')
      this.order({ lines, logistics, is_cod: act === 'order_cod' }, shop);
    else if (act === 'remove_app') this.deauthorise(shop);
    else if (act === 'end_keys') this.endKeys(shop);
    else if (order !== undefined && act === 'cancel') this.cancel(order, shop);
    else if (order !== undefined && act === 'move')
      this.change(order, { buyer: { ...order.buyer, address_1: '9 Moved Away Street' } }, shop);
  }

  /** The number that people use for an order. */
  protected numberOf(order: Order): string {
    return order.id;
  }

  /** Where an order stands, in the channel's own word. */
  protected stateOf(order: Order): string {
    return order.status;
  }

  protected notesOf(_order: Order): readonly string[] {
    return [];
  }

  /** The order is cancelled at the channel. */
  cancel(order: Order, shop: Shop = this.shop): void {
    shop.change(order, { status: 'CANCELLED' });
    this.announce(shop, order, 'cancelled');
  }

  protected push(push: Push): void {
    this.#pushes.push(push);
    if (this.#pushes.length > 5_000) this.#pushes.shift();
  }

  /** Changes the order that was just read in a list, where the mode is on. */
  protected editAfterList(shop: Shop): void {
    const [order] = shop.orders.values();
    if (order !== undefined && this.modes.take('edited_after_list'))
      shop.change(order, { buyer: { ...order.buyer, address_1: '9 Moved Away Street' } });
  }

  /** Whether a write happened: parcels are what writes leave. */
  protected fingerprint(): string {
    let text = '';
    for (const shop of this.shops.values())
      for (const order of shop.orders.values())
        if (order.parcels.length > 0)
          text += `${order.id}:${order.status}:${order.parcels.map((one) => one.status + one.tracking_number).join()};`;
    return text;
  }

  protected abstract serve(call: Call): Answer;
  abstract announce(shop: Shop, order: Order, what: 'created' | 'changed' | 'cancelled'): void;
  /** The merchant takes the permission back in the channel's own settings. */
  abstract deauthorise(shop?: Shop): void;
  /** The same without a word to anybody: the next call finds its token dead. */
  abstract endKeys(shop?: Shop): void;
}
