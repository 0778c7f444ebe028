import type { ChannelOrderStatus, ChannelSource } from './sales-channel.status.ts';

export type { ChannelOrderStatus, ChannelSource } from './sales-channel.status.ts';

/** What opens a shop. Sealed wherever it is kept, never logged, never answered. */
export interface ChannelTokens {
  access_token: string;
  /** Empty where the channel knows none. */
  refresh_token: string;
  /** Epoch seconds; null for a token that does not end. */
  access_ends_at: number | null;
  refresh_ends_at: number | null;
  /** What else the channel wants with every call, such as TikTok's shop cipher or WooCommerce's webhook secret. */
  extra: Readonly<Record<string, string>>;
}

/** A connected shop, as every call names it. */
export interface ChannelConnection {
  external_shop_id: string;
  tokens: ChannelTokens;
}

export interface ChannelShop extends ChannelConnection {
  name: string;
  /** Two letters; empty when the channel does not say. */
  country: string;
  currency: string;
  /** Epoch seconds when the merchant must authorise again; null when refreshing goes on for good. */
  authorisation_ends_at: number | null;
}

export interface ConnectRequest {
  /** Single use, bound to person and company by the caller. */
  state: string;
  /** Where the channel sends the browser back to. */
  redirect_url: string;
  /** Where WooCommerce posts its keys; unused elsewhere. */
  callback_url: string;
  /** The shop's address as the merchant typed it; unused where the channel asks itself. */
  shop_address: string;
}

export type ConnectStart = { status: 'redirect'; url: string } | { status: 'refused'; reason: 'shop_address' };

/** What came back: the query of the browser's return, or the body that WooCommerce posted. */
export interface ConnectReturn {
  redirect_url: string;
  /** The address that was asked for; empty where none was. */
  shop_address: string;
  query: Readonly<Record<string, string>>;
}

export type ConnectOutcome =
  /** Cross-border sellers give several shops at once: one connection each. */
  | { status: 'connected'; shops: ChannelShop[] }
  | { status: 'refused'; reason: 'consent' | 'signature' | 'shop_address' | 'code' | 'keys'; message: string };

export type RefreshOutcome =
  | { status: 'refreshed'; tokens: ChannelTokens }
  /** Over for good: the merchant must connect again. */
  | { status: 'ended'; message: string };

/** `masked`: stars in place of letters. `withheld`: the channel does not show it (yet). Neither is an invalid address. */
export type AddressState = 'shown' | 'masked' | 'withheld';

export interface ChannelRecipient {
  name: string;
  phone: string;
  address_1: string;
  address_2: string;
  district: string;
  city: string;
  state: string;
  postcode: string;
  country: string;
}

export interface ChannelLine {
  external_id: string;
  sku: string;
  name: string;
  quantity: number;
  /** Pieces that left already, here or elsewhere; the channel knows. */
  shipped_quantity: number;
  unit_price_minor: number;
  /** Of one piece; null when the channel does not say. */
  weight_g: number | null;
}

export interface ChannelParcel {
  external_id: string;
  tracking_number: string;
  carrier: string;
  lines: { external_line_id: string; quantity: number }[];
}

export interface ChannelOrder {
  external_id: string;
  /** What merchant and buyer call it. */
  number: string;
  status: ChannelOrderStatus;
  /** The channel's own words, for people and for statuses we do not know. */
  native_status: string;
  /** Why the channel holds it; empty when it does not. */
  hold_reason: string;
  created_at: number;
  updated_at: number;
  /** Who carries. For `platform` no label of ours may be bought. */
  logistics: 'platform' | 'own';
  currency: string;
  total_minor: number;
  /** To be collected at the door; 0 for paid orders. */
  cod_minor: number;
  /** Epoch seconds by which the channel wants it shipped; null when it does not say. */
  ship_by: number | null;
  note: string;
  /** How the shop calls the delivery that the buyer chose; absent where the channel names none. */
  shipping_line?: string;
  address_state: AddressState;
  recipient: ChannelRecipient;
  lines: ChannelLine[];
  parcels: ChannelParcel[];
}

export interface ChannelOrderPage {
  orders: ChannelOrder[];
  /** Null: the last page. */
  next_cursor: string | null;
}

export interface OrderQuery {
  /** Epoch seconds. Orders come oldest change first. */
  updated_since: number;
  cursor: string | null;
}

export interface ArrangeRequest {
  order_id: string;
  /** Empty: everything that is left. */
  lines: readonly { external_line_id: string; quantity: number }[];
}

export type ArrangeOutcome =
  | { status: 'arranged'; parcels: ChannelParcel[] }
  /** Arranged, but the number is not there yet: ask again. */
  | { status: 'pending'; message: string }
  | { status: 'refused'; message: string };

export type PlatformLabel =
  | { status: 'ready'; format: 'pdf' | 'html'; bytes: Uint8Array }
  | { status: 'pending'; message: string }
  | { status: 'refused'; message: string };

export interface TrackingPush {
  order_id: string;
  tracking_number: string;
  carrier: string;
  tracking_url: string;
  /** Empty: everything that is left. */
  lines: readonly { external_line_id: string; quantity: number }[];
  /** Whether the channel tells the buyer. */
  notify_buyer: boolean;
  /** Sets the order to completed when this parcel covers the rest (WooCommerce, when the merchant chose it). */
  completes_order: boolean;
}

export type TrackingOutcome =
  /** Told now, or found told already: the channel was read first. */
  { status: 'pushed'; external_id: string; was_known: boolean } | { status: 'refused'; message: string };

export type TakeBackOutcome = { status: 'taken_back' } | { status: 'by_hand'; message: string };

export type RatesOutcome =
  /** The store asks us for prices at checkout, once the merchant adds them to its delivery options. */
  | { status: 'registered' }
  /** The channel never asks anybody for prices. */
  | { status: 'none' }
  /** `plan`: the store may not ask others, in the channel's words. `permission`: given before this was asked for. */
  | { status: 'refused'; reason: 'plan' | 'permission'; message: string };

/** A webhook before anything in it is believed. */
export interface RawWebhook {
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  raw_body: Uint8Array;
  /** The address as it is registered at the channel. */
  registered_url: string;
  /** The secret of the one webhook where each has its own; empty elsewhere. */
  webhook_secret: string;
}

export type ChannelEvent = {
  /** Unique at the channel, or a hash of the body. */
  event_id: string;
  /** Empty when the message does not say. */
  external_shop_id: string;
  /** Epoch milliseconds by which events of an order are put in order; 0 when the channel does not say. */
  triggered_at_ms: number;
} & (
  | { kind: 'order'; order_id: string }
  | { kind: 'deauthorised' }
  | { kind: 'authorisation_ending'; ends_at: number | null }
  | { kind: 'privacy'; topic: 'data_request' | 'redact_buyer' | 'redact_shop'; order_ids: string[] }
  /** A ping, or a message about something we do not follow. */
  | { kind: 'ignored' }
);

export type WebhookReading =
  | { status: 'signature' }
  /** `more`: the same of further stores or orders that one message names. */
  | { status: 'read'; event: ChannelEvent; more?: readonly ChannelEvent[] };

export interface CallOptions {
  signal?: AbortSignal;
}

/** One sales channel. Every call throws `ChannelError` when it cannot be answered. */
export interface SalesChannel {
  readonly source: ChannelSource;
  /** Whether an order can leave in several parcels, each with its number; else the first number is that of the whole order. */
  readonly takes_several_numbers: boolean;
  startConnect(request: ConnectRequest): ConnectStart;
  finishConnect(answer: ConnectReturn): Promise<ConnectOutcome>;
  /** One at a time for a connection: most refresh tokens are good once. */
  refresh(connection: ChannelConnection): Promise<RefreshOutcome>;
  listOrders(connection: ChannelConnection, query: OrderQuery): Promise<ChannelOrderPage>;
  /** By the channel's id; null for an order it does not know. */
  readOrder(connection: ChannelConnection, order_id: string): Promise<ChannelOrder | null>;
  /** By the number people use. */
  findOrder(connection: ChannelConnection, number: string): Promise<ChannelOrder | null>;
  /** The channel's own carrier: arranged and paid there. */
  arrange(connection: ChannelConnection, request: ArrangeRequest): Promise<ArrangeOutcome>;
  readLabel(connection: ChannelConnection, request: { order_id: string; parcel_id: string }): Promise<PlatformLabel>;
  /** Our label's number goes back to the shop. Reads before it writes, so it may be called again. */
  pushTracking(connection: ChannelConnection, push: TrackingPush): Promise<TrackingOutcome>;
  /** After our label was cancelled. Never cancels the shop's order. */
  takeBackTracking(
    connection: ChannelConnection,
    request: { order_id: string; tracking_number: string },
  ): Promise<TakeBackOutcome>;
  /** Makes sure that the channel tells us; safe to repeat. Answers what the connection must remember for webhooks. */
  subscribe(connection: ChannelConnection, webhook_url: string): Promise<{ webhook_secret: string }>;
  /** Makes sure that the store can ask us for prices at checkout; safe to repeat. */
  offerRates(connection: ChannelConnection): Promise<RatesOutcome>;
  /** Where the merchant sees orders at the channel; null where that is not known. Pure. */
  ordersUrl(external_shop_id: string): string | null;
  /** Checks the signature on the raw bytes, then reads. Pure. */
  readWebhook(webhook: RawWebhook): WebhookReading;
  /** Removes webhooks and the service for rates, and gives the permission back where the channel can; a channel that refuses is no failure. */
  disconnect(connection: ChannelConnection, webhook_url: string): Promise<void>;
}

/** Null for a channel that this installation has no keys for. */
export type SalesChannels = Readonly<Record<ChannelSource, SalesChannel | null>>;

export type ChannelFailure =
  /** Come back after `retry_after_ms`. */
  | 'throttled'
  /** The token is not accepted: refresh, or connect again. */
  | 'unauthorised'
  /** No answer, or none that can be read: the outcome of a write is unknown. */
  | 'unavailable'
  /** This server's clock is off. */
  | 'clock'
  /** The channel objects; its words are the message. */
  | 'refused';

export class ChannelError extends Error {
  override readonly name = 'ChannelError';
  readonly code: ChannelFailure;
  readonly retry_after_ms: number;

  constructor(code: ChannelFailure, message: string, options: { retry_after_ms?: number; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.code = code;
    this.retry_after_ms = options.retry_after_ms ?? 0;
  }
}
