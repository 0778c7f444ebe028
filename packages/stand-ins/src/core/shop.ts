/** A buyer nobody is. */
export interface Buyer {
  name: string;
  phone: string;
  address_1: string;
  address_2: string;
  /** Third level, city and state, as far as the country has them. */
  district: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
}

export interface Line {
  id: string;
  sku: string;
  name: string;
  quantity: number;
  /** Of one piece, in minor units. */
  price_minor: number;
  weight_g: number;
  /** The channel's own word for the state of the line. */
  status: string;
  /** Pieces that left already. */
  shipped: number;
}

export interface Parcel {
  id: string;
  line_ids: string[];
  quantities: Record<string, number>;
  /** Of a channel where each piece has an id of its own. */
  piece_ids?: readonly string[];
  status: string;
  tracking_number: string;
  carrier: string;
  tracking_url: string;
  /** How often the document or the number was asked for: the first answers are empty in the mode `asynchronous`. */
  asked: number;
  has_document: boolean;
}

export interface Order {
  id: string;
  number: string;
  created_at_ms: number;
  updated_at_ms: number;
  /** The channel's own word. */
  status: string;
  currency: string;
  is_cod: boolean;
  /** Who carries: the channel's carrier or the shop's own. */
  logistics: 'platform' | 'own';
  buyer: Buyer;
  lines: Line[];
  parcels: Parcel[];
  note: string;
  /** Fields a real channel may send and nobody expects. */
  extra: Record<string, unknown>;
}

export interface Push {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What tests and the demo say of an order; the rest is made up. */
export interface NewOrder {
  id?: string;
  number?: string;
  status?: string;
  is_cod?: boolean;
  logistics?: 'platform' | 'own';
  buyer?: Partial<Buyer>;
  lines?: readonly Partial<Line>[];
  at_ms?: number;
  extra?: Record<string, unknown>;
}

const BUYERS: Record<string, Buyer> = {
  SG: {
    name: 'Mei Ling Goh',
    phone: '+6580000001',
    address_1: 'Blk 105 Bedok North Avenue 4',
    address_2: '#08-214',
    district: '',
    city: 'Singapore',
    state: '',
    postcode: '460105',
    country: 'SG',
  },
  MY: {
    name: 'Farah Aminah',
    phone: '+60100000001',
    address_1: '12 Jalan Telawi 3',
    address_2: 'Bangsar',
    district: '',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
    postcode: '59100',
    country: 'MY',
  },
  PH: {
    name: 'Jose Dimaano',
    phone: '+639000000001',
    address_1: '45 Maginhawa Street',
    address_2: '',
    district: 'Teachers Village East',
    city: 'Quezon City',
    state: 'Metro Manila',
    postcode: '1101',
    country: 'PH',
  },
  ID: {
    name: 'Sari Wulandari',
    phone: '+6280000000001',
    address_1: 'Jalan Kemang Raya 8',
    address_2: '',
    district: 'Mampang Prapatan',
    city: 'Jakarta Selatan',
    state: 'DKI Jakarta',
    postcode: '12730',
    country: 'ID',
  },
};

/** The orders of one shop of one channel. Ids are digits, as all channels' but Shopee's are. */
export class Shop {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly currency: string;
  readonly orders = new Map<string, Order>();
  readonly #now: () => number;
  readonly #first_status: string;
  #serial: number;

  constructor(options: {
    id: string;
    name: string;
    country: string;
    currency: string;
    first_status: string;
    now: () => number;
  }) {
    this.id = options.id;
    this.name = options.name;
    this.country = options.country;
    this.currency = options.currency;
    this.#first_status = options.first_status;
    this.#now = options.now;
    this.#serial = 820_982_000_000 + (Number(options.id.replaceAll(/\D/gu, '').slice(-6)) || 1) * 10_000;
  }

  nextId(): string {
    this.#serial += 1;
    return String(this.#serial);
  }

  add(order: NewOrder = {}): Order {
    const id = order.id ?? this.nextId();
    const at_ms = order.at_ms ?? this.#now();
    const status = order.status ?? this.#first_status;
    const made: Order = {
      id,
      number: order.number ?? String(1000 + this.orders.size + 1),
      created_at_ms: at_ms,
      updated_at_ms: at_ms,
      status,
      currency: this.currency,
      is_cod: order.is_cod ?? false,
      logistics: order.logistics ?? 'platform',
      buyer: { ...(BUYERS[this.country] ?? (BUYERS['SG'] as Buyer)), ...order.buyer },
      lines: (order.lines ?? [{}]).map((line, index) => ({
        id: this.nextId(),
        sku: `SKU-${index + 1}`,
        name: `Cotton tote bag ${index + 1}`,
        quantity: 1,
        price_minor: 1990,
        weight_g: 350,
        status,
        shipped: 0,
        ...line,
      })),
      parcels: [],
      note: '',
      extra: order.extra ?? {},
    };
    this.orders.set(id, made);
    return made;
  }

  /** Changes an order and moves its time, as every change at a channel does. */
  change(order: Order, patch: Partial<Order>): void {
    Object.assign(order, patch, { updated_at_ms: Math.max(this.#now(), order.updated_at_ms + 1000) });
  }
}

/** `***` in the places where channels put it. */
export function masked(buyer: Buyer): Buyer {
  return {
    ...buyer,
    name: `${buyer.name.slice(0, 1)}******`,
    phone: '******01',
    address_1: '*** *** ***',
    address_2: '***',
  };
}
