import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Chat } from './chat.ts';
import type { CourierAccounts } from './courier-account.ts';
import type { CourierEvent, CourierNetwork, CourierPurchase } from './courier.ts';
import type { Egress } from './egress.ts';
import type { FileStore } from './file-store.ts';
import type { Geocoder } from './geocoder.ts';
import type { Mailer } from './mailer.ts';
import type { NameService } from './name-service.ts';
import type { PaymentProviders } from './payment.ts';
import type { Payouts } from './payout.ts';
import type { RateCounters } from './rate-counters.ts';
import type { Replica } from './replica.ts';
import type { SalesChannels } from './sales-channel.ts';
import type { SmsSender } from './sms.ts';
import type { SocialLogins } from './social-login.ts';

/** A parcel that shall have been bought in the past from a courier of the local network. */
export interface HistoricBooking {
  alias: string;
  purchase: CourierPurchase;
  life: {
    /** Up to ten digits of the consignment number, free in the network. */
    serial: number;
    bought_at_ms: number;
    /** Courier seconds per second. */
    speed: number;
    /** What becomes of it. */
    scenario: 'normal' | 'delayed' | 'failed_attempt' | 'returned' | 'lost' | 'missed_pick_up';
    cancelled_at_ms?: number;
    /** From a moment on it moves at another speed, and its next step comes after this wait. */
    hurry?: { from_ms: number; first_after_ms: number; speed: number };
  };
}

export interface HistoricParcel {
  tracking_code: string;
  route_code: string;
  /** Its whole life, oldest first: what lies in the future too. */
  events: (CourierEvent & { at_ms: number })[];
}

/** Moves parcels of the local courier network on request and gives them a past: in the demo profile only. */
export interface ParcelSimulator {
  /** All events so far, oldest first; null for a number it does not know. */
  advance(
    tracking_code: string,
    to?: 'next' | 'picked_up' | 'out_for_delivery' | 'end',
  ): Promise<CourierEvent[] | null>;
  /** The life of a booking, not yet written. Pure: the same booking gives the same parcel. */
  planPast(booking: HistoricBooking): HistoricParcel;
  /** Writes bookings into the couriers' memory on the caller's connection. */
  storePast(
    db: PgDatabase<NodePgQueryResultHKT, Record<string, never>>,
    bookings: readonly HistoricBooking[],
  ): Promise<void>;
}

/** The outside world as verbs see it. `server.ts` decides which adapters stand behind it. */
export interface Ports {
  couriers: CourierNetwork;
  /** Contracts of companies' own with couriers. */
  courier_accounts: CourierAccounts;
  geocoder: Geocoder;
  simulator: ParcelSimulator;
  payments: PaymentProviders;
  /** Who pays merchants out. */
  payouts: Payouts;
  /** Null for a provider this installation does not offer. */
  social: SocialLogins;
  /** Files too large for the database, such as exports. */
  files: FileStore;
  /** Null for a channel this installation has no keys for. */
  channels: SalesChannels;
  /** What the public DNS says of names that people typed. */
  names: NameService;
  /** The only way to addresses that people typed. */
  egress: Egress;
  /** Null: no mail server is configured, and emails wait in the outbox. */
  mailer: Mailer | null;
  /** Null: text messages wait in the outbox. */
  sms: SmsSender | null;
  /** What counts calls against rate limits. */
  counters: RateCounters;
  /** Null: long reads go where everything else goes. */
  replica: Replica | null;
  /** Null: nobody can chat with us. */
  chat: Chat | null;
}
