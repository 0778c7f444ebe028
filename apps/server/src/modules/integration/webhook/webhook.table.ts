import type { WebhookEndpoint, WebhookEventType, WebhookFailure } from '@sampan/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../identity/account/account.table.ts';

/** A secret that was rotated and still signs, until receivers know the new one. */
export interface PreviousSecret {
  sealed: string;
  until: number;
}

/** An address of a company that is told of events (trust 1 'Webhooks out'). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey(),
    company_id: uuid()
      .notNull()
      .references(() => companies.id),
    url: text().notNull(),
    description: text().notNull(),
    events: jsonb().$type<WebhookEventType[]>().notNull(),
    is_enabled: boolean().notNull(),
    disabled_reason: text().$type<NonNullable<WebhookEndpoint['disabled_reason']>>(),
    disabled_at: bigint({ mode: 'number' }),
    /** The first failure after the last success; null while deliveries arrive. */
    failing_since: bigint({ mode: 'number' }),
    last_success_at: bigint({ mode: 'number' }),
    /** Encrypted: it must be readable to sign (trust 4.2). */
    secret: text().notNull(),
    previous_secrets: jsonb().$type<PreviousSecret[]>().notNull().default([]),
    created_at: bigint({ mode: 'number' }).notNull(),
    updated_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('webhook_endpoints_company').on(t.company_id, t.created_at)],
);
export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect;

/** What happened, as the bytes that are signed: the same for every endpoint, attempt and resend. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    /** `webhook-id`. */
    id: text().primaryKey(),
    company_id: uuid().notNull(),
    type: text().notNull(),
    body: text().notNull(),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [index('webhook_events_old').on(t.created_at)],
);

/** One event on its way to one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    endpoint_id: uuid()
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event_id: text()
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    state: text().$type<'pending' | 'delivered' | 'failed'>().notNull(),
    /** Of the running round: a resend begins a new one. */
    tries: integer().notNull().default(0),
    /** Of all rounds. */
    attempt_count: integer().notNull().default(0),
    next_attempt_at: bigint({ mode: 'number' }).notNull(),
    /** Until then some server is trying it. */
    leased_until: bigint({ mode: 'number' }).notNull().default(0),
    last_status_code: integer(),
    last_failure: text().$type<WebhookFailure>(),
    delivered_at: bigint({ mode: 'number' }),
    created_at: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_once').on(t.event_id, t.endpoint_id),
    index('webhook_deliveries_log').on(t.endpoint_id, t.created_at, t.id),
    index('webhook_deliveries_due')
      .on(t.endpoint_id, t.next_attempt_at)
      .where(sql`state = 'pending'`),
    index('webhook_deliveries_flying')
      .on(t.endpoint_id, t.leased_until)
      .where(sql`state = 'pending'`),
  ],
);
export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;

/** What one attempt met. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: uuid().primaryKey(),
    company_id: uuid().notNull(),
    delivery_id: uuid()
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    duration_ms: integer().notNull(),
    status_code: integer(),
    failure: text().$type<WebhookFailure>(),
    response_body: text().notNull(),
  },
  (t) => [index('webhook_attempts_delivery').on(t.delivery_id, t.number)],
);
export type WebhookAttemptRow = typeof webhookAttempts.$inferSelect;
