import type { DeliveryPlace } from '@sampan/contract';
import type { CountryCode, Currency } from '@sampan/country-rules';

/**
 * What Sampan asks of a courier, and nothing more. The local courier network, Karrio and a courier's own API all fit
 * behind it. Weights are integer grams, lengths integer millimetres, money integer minor units, times epoch seconds.
 */

/** How a courier shows itself to merchants. */
export interface CourierProfile {
  /** Kebab-case, unique, never changes: orders and quotes refer to it. */
  alias: string;
  name: string;
  countries: readonly CountryCode[];
  /** Brand colour as `#rrggbb`; text on it is white. */
  color: string;
  image_url: string;
  support_phone: string;
  /** The sender hands the parcel in at the courier's counter and enters its number: nothing is booked for them. */
  is_counter?: true;
  /** One company's own contract: the courier bills it, and nobody else ships by it. */
  is_own_contract?: true;
}

export interface CourierAddress {
  name: string;
  phone: string;
  email: string;
  street: string;
  unit_number: string;
  city: string;
  state: string;
  district: string;
  county: string;
  post_code: string;
  country: CountryCode;
  lat: number | null;
  lng: number | null;
}

export interface CourierParcel {
  weight_g: number;
  /** 0 when the sender gave no size; a courier then charges the actual weight. */
  length_mm: number;
  width_mm: number;
  height_mm: number;
  content: string;
  value_minor: number;
}

export interface CourierQuoteRequest {
  origin: CourierAddress;
  destination: CourierAddress;
  parcel: CourierParcel;
  /** The currency of every amount of the request, and of the answer. */
  currency: Currency;
  /** What the courier shall collect from the recipient; 0 for a prepaid parcel. */
  cod_minor: number;
  asked_at: number;
}

export interface CourierSurcharge {
  code: 'fuel' | 'remote_area' | 'bulky' | 'area' | 'other';
  name: string;
  amount_minor: number;
}

/** Which weight the courier charges and why; shown to the merchant before buying. */
export interface CourierWeight {
  actual_g: number;
  volumetric_g: number;
  chargeable_g: number;
  /** Cubic centimetres to one kilogram; 0 when the courier ignores the volume. */
  divisor: number;
  rounding_step_g: number;
}

export interface CourierCodTerms {
  min_minor: number;
  max_minor: number;
  /** The courier charges at least this, whatever the percentage gives. */
  min_fee_minor: number;
}

/** One service a courier offers for the asked parcel, at the courier's own price before Sampan's fees and tax. */
export interface CourierRate {
  /** Unique among all couriers: entries are merged by it. */
  service_id: string;
  service_alias: string;
  service_name: string;
  currency: Currency;
  freight_minor: number;
  surcharges: CourierSurcharge[];
  weight: CourierWeight;
  eta_days_from: number;
  eta_days_to: number;
  /** HHMM in the sender's time zone: handed over later, the parcel leaves the next working day. Null: no such limit. */
  cut_off: string | null;
  pick_up: boolean;
  drop_off: boolean;
  /** Null when the service does not collect cash. */
  cod: CourierCodTerms | null;
  /** Greatest value the service may be insured for; 0 when it cannot be insured. */
  insurance_max_minor: number;
  /** Which rate card the price comes from; null for a price asked live. */
  rate_card_version: number | null;
  /** What the courier needs to recognise this rate when it is bought, e.g. Karrio's rate id. */
  courier_rate_ref: string | null;
  /** Under a company's own contract, where the wallet pays no carriage: what the courier says it will bill; null when it does not say. */
  own_contract?: { price_minor: number | null } | undefined;
}

/** Why a service does not take the asked parcel, in words for people. */
export interface CourierRefusal {
  code: 'route_not_served' | 'too_heavy' | 'too_light' | 'too_long' | 'cod_not_available' | 'cod_out_of_range';
  message: string;
}

export interface CourierQuote {
  rates: CourierRate[];
  /** Shown when nobody takes the parcel, so that the merchant knows what to change. */
  refusals: CourierRefusal[];
}

/** Where a request stands in the rates that a courier publishes. */
export interface PriceBracket {
  /** Requests of one key cost the same with every service, or are refused for the same reasons. */
  key: string;
  /** What each service weighs this very parcel as, by `service_id`. */
  weights: Readonly<Record<string, CourierWeight>>;
}

export interface CourierPurchase {
  /** Ours, unique per purchase. The courier must give the same parcel for the same value, however often it is asked. */
  client_ref: string;
  service_id: string;
  courier_rate_ref: string | null;
  origin: CourierAddress;
  destination: CourierAddress;
  parcel: CourierParcel;
  currency: Currency;
  cod_minor: number;
  insured_minor: number;
  /** Printed on the label: the merchant's order number. */
  reference: string;
  instructions: string;
  is_test: boolean;
  /** When the courier shall fetch the parcel; null when the sender brings it. Left out: nobody said. */
  pick_up?: PickUpWish | null;
}

/** The sender's day and times, as the clocks of the sender's country show them. */
export interface PickUpWish {
  /** `YYYY-MM-DD`; null: as soon as the courier comes. */
  date: string | null;
  /** `HH:MM`; null: any time of the day. */
  from: string | null;
  to: string | null;
}

export interface BoughtParcel {
  status: 'bought';
  tracking_code: string;
  /** Sort code of the destination, large on the label. */
  route_code: string;
  /** The courier's own id of the shipment. */
  courier_ref: string;
  /** A label the courier made itself and insists on; null when ours is printed. */
  courier_label: { format: 'pdf' | 'zpl'; base64: string } | null;
}

export interface RefusedParcel {
  status: 'refused';
  /** For people; plain text of at most 300 characters. */
  reason: string;
}

/** Anything else (a timeout, a broken connection, an unreadable answer) is thrown and means: unknown, ask `findByClientRef`. */
export type BuyOutcome = BoughtParcel | RefusedParcel;

/** `unknown`: this courier cannot be asked by our reference. The purchase waits for its message or for a person, and is never sent again. */
export type FoundParcel = BoughtParcel | { status: 'not_found' } | { status: 'unknown' };

/** What can happen to a parcel, in the words every courier is translated to. */
export const COURIER_EVENT_CODES = [
  'label_created',
  /** The driver came for nothing, or did not come. */
  'pick_up_failed',
  'picked_up',
  'at_hub',
  'departed_hub',
  'customs_cleared',
  'delayed',
  'out_for_delivery',
  'delivery_failed',
  'delivered',
  'returning',
  'returned',
  'lost',
  'cancelled',
  /** A word of the courier's own that nobody knows yet: shown as it is, and nothing follows from it. */
  'noted',
] as const;

export type CourierEventCode = (typeof COURIER_EVENT_CODES)[number];

export interface CourierEvent {
  /** The same event has the same id in every answer: store it once. */
  id: string;
  code: CourierEventCode;
  description: string;
  /** Hub or city; never a street. Empty when the courier does not say. */
  place: string;
  at: number;
  /** Only while the parcel is out for delivery. */
  driver_phone: string | null;
  /** Proof of delivery. */
  pod_urls: string[];
  /** Of a failed attempt: the courier waits for the sender until then, and goes ahead by itself afterwards. */
  decide_by?: number | null | undefined;
}

/** Events oldest first. */
export type TrackOutcome = { status: 'found'; events: CourierEvent[] } | { status: 'not_found' };

export type CancelOutcome = { status: 'cancelled' } | { status: 'refused'; reason: string };

/** When the driver shall come, epoch seconds. */
interface Visit {
  from_at: number;
  to_at: number;
}

/** What a sender asks for after a failed attempt or a missed pick-up. A courier keeps one instruction per parcel: another replaces it. */
export type CourierInstruction = {
  tracking_code: string;
  /** Ours, unique per instruction. The same reference again is the same instruction, however often it is sent. */
  client_ref: string;
  /** For the driver; may be empty. */
  note: string;
} & (
  | ({ kind: 'attempt' | 'pick_up' } & Visit)
  /** The corrected door, in the area the label was bought for. */
  | ({ kind: 'address'; street: string; unit_number: string } & Visit)
  | { kind: 'return' }
);

/** What a courier charges for each, before tax, in the currency of the label. */
export interface ProblemTerms {
  attempt_minor: number;
  address_minor: number;
  return_minor: number;
  return_days_from: number;
  return_days_to: number;
}

/** `refused`: nothing was booked, for a reason that people may read. */
export type InstructionOutcome = { status: 'booked' } | { status: 'refused'; reason: string };

/** `not_found`: what the courier keeps for the parcel is nothing, or another instruction. */
export type FoundInstruction = { status: 'booked' } | { status: 'not_found' };

export type WithdrawOutcome = { status: 'withdrawn' } | { status: 'refused'; reason: string };

/** What a recipient wants of the driver. */
export interface DriverWish {
  tracking_code: string;
  /** Grows with each change of mind: a courier that has a later one keeps it. */
  revision: number;
  place: DeliveryPlace;
  /** May be empty. */
  note: string;
}

/** `refused`: the driver has set out, or this is not done here. */
export type WishOutcome = { status: 'told' } | { status: 'refused' };

/** Parcels that nobody took or picked up, where a courier has an interface for them. Every call may be repeated. */
export interface ProblemDesk {
  terms(tracking_code: string, options: CourierCallOptions): Promise<ProblemTerms>;
  instruct(instruction: CourierInstruction, options: CourierCallOptions): Promise<InstructionOutcome>;
  /** The definite answer after an `instruct` that threw, also when it has been carried out. */
  find(tracking_code: string, client_ref: string, options: CourierCallOptions): Promise<FoundInstruction>;
  /** Back to what the courier would have done by itself. */
  withdraw(tracking_code: string, options: CourierCallOptions): Promise<WithdrawOutcome>;
  /** Before the driver sets out with a parcel: what its recipient wants at the door. */
  tellDriver(wish: DriverWish, options: CourierCallOptions): Promise<WishOutcome>;
}

/** Why a courier cannot cancel a number it has never given out. */
export const UNKNOWN_NUMBER = 'This number is not known.';

/** A message that a courier sent on its own, as it arrived. */
export interface CourierMessage {
  headers: Readonly<Record<string, string | undefined>>;
  raw_body: Uint8Array;
  /** The path it was sent to, which some couriers sign. */
  path: string;
  /** `secret` of the address it was sent to, for couriers that sign nothing. */
  secret?: string | undefined;
}

/** What a courier reports of one parcel. Without an event its word proves nothing: the parcel is looked up. */
export interface CourierReport {
  tracking_code: string;
  event: CourierEvent | null;
}

/** `forged`: not signed by this courier, so nothing of it is believed or kept. */
export type CourierMessageReading =
  | { status: 'forged' }
  | { status: 'read'; reports: CourierReport[]; answer: { content_type: string; body: string } };

/** How a call may be stopped from outside: the guard aborts it when its time is up. */
export interface CourierCallOptions {
  signal: AbortSignal;
}

export interface LookUpOptions extends CourierCallOptions {
  /** Numbers that the courier sent since the purchase and that no parcel has: one of them may be its own. */
  heard?: readonly string[];
}

export interface CourierPort {
  readonly profile: CourierProfile;
  /** Services for the parcel; no rates when the courier does not take it. */
  quote(request: CourierQuoteRequest, options: CourierCallOptions): Promise<CourierQuote>;
  /** Buys at most once per `client_ref`. Throws when the result is not known. */
  buy(purchase: CourierPurchase, options: CourierCallOptions): Promise<BuyOutcome>;
  /** The definite answer after a `buy` that threw. */
  findByClientRef(client_ref: string, options: LookUpOptions): Promise<FoundParcel>;
  track(tracking_code: string, options: CourierCallOptions): Promise<TrackOutcome>;
  cancel(tracking_code: string, options: CourierCallOptions): Promise<CancelOutcome>;
  /** Reads what the courier sends on its own. Left out: it sends nothing, and is asked. */
  readonly readMessage?: (message: CourierMessage) => CourierMessageReading;
  /** Null: this courier is asked by email. */
  readonly problems: ProblemDesk | null;
  /** The bracket of a request in published rates. Null: it publishes none, and what its prices depend on is not known. */
  readonly bracketOf: ((request: CourierQuoteRequest) => Promise<PriceBracket>) | null;
}

export type CourierCall = 'quote' | 'buy' | 'find' | 'track' | 'cancel' | 'problem';

/** Why a courier has no price for this question; `couriers_unavailable[].reason` on the wire. */
export type UnavailableReason = 'timeout' | 'busy' | 'paused' | 'malformed_reply' | 'failed';

/**
 * The couriers of this installation behind one guard: a time budget per call, at most 8 calls at a time per courier,
 * and a circuit breaker that stops asking a courier that keeps failing (trust 3).
 */
export interface CourierNetwork {
  profiles(country?: CountryCode): CourierProfile[];
  profileOf(alias: string): CourierProfile | undefined;
  /** False while the breaker is open: a label purchase refuses then, before it holds any money. */
  isAvailable(alias: string): boolean;
  quote(alias: string, request: CourierQuoteRequest): Promise<CourierQuote>;
  /** Read from published rates, without a call. Null for a courier that publishes none, and for one that is unknown. */
  bracketOf(alias: string, request: CourierQuoteRequest): Promise<PriceBracket | null>;
  buy(alias: string, purchase: CourierPurchase): Promise<BuyOutcome>;
  findByClientRef(alias: string, client_ref: string, heard?: readonly string[]): Promise<FoundParcel>;
  track(alias: string, tracking_code: string): Promise<TrackOutcome>;
  cancel(alias: string, tracking_code: string): Promise<CancelOutcome>;
  /** Null for a courier that sends nothing on its own, and for one that is unknown. */
  readMessage(alias: string, message: CourierMessage): Promise<CourierMessageReading | null>;
  /** False for a courier that takes no instructions over an interface, and for one that is unknown. */
  takesInstructions(alias: string): boolean;
  problemTerms(alias: string, tracking_code: string): Promise<ProblemTerms>;
  instruct(alias: string, instruction: CourierInstruction): Promise<InstructionOutcome>;
  findInstruction(alias: string, tracking_code: string, client_ref: string): Promise<FoundInstruction>;
  withdrawInstruction(alias: string, tracking_code: string): Promise<WithdrawOutcome>;
  tellDriver(alias: string, wish: DriverWish): Promise<WishOutcome>;
}

/** Thrown by a `CourierNetwork` when a call gave no usable answer. */
export class CourierUnavailable extends Error {
  readonly alias: string;
  readonly reason: UnavailableReason;

  constructor(alias: string, reason: UnavailableReason, cause?: unknown) {
    super(`Courier ${alias} is unavailable: ${reason}`, { cause });
    this.name = 'CourierUnavailable';
    this.alias = alias;
    this.reason = reason;
  }
}

/** Prices of a courier that publishes them instead of answering calls; the estimate module's rate cards are one. */
export interface RateSource {
  quoteOf(courier_alias: string, request: CourierQuoteRequest): Promise<CourierQuote>;
  bracketOf(courier_alias: string, request: CourierQuoteRequest): Promise<PriceBracket>;
}
