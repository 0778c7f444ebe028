import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { collectDefaultMetrics, Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import type pg from 'pg';
import { webhookDeliveries } from '../modules/integration/webhook/webhook.table.ts';
import { ledgerChecks } from '../modules/ledger/wallet/ledger-check.table.ts';
import { labelPurchases } from '../modules/shipping/label/label.table.ts';
import { epochSeconds } from '../platform/clock.ts';
import type { Ctx } from '../platform/context.ts';
import { bulkJobs } from '../platform/jobs/bulk-job.table.ts';
import { outbox } from '../platform/outbox/outbox.table.ts';
import type { PauseWatch } from '../platform/setting/pause.ts';

/** A gauge reads its value when it is asked for it: nobody keeps it. */
const addGauge = <Label extends string>(options: GaugeConfiguration<Label>): Gauge<Label> => new Gauge(options);

export interface Measured {
  ctx: Ctx;
  pool: pg.Pool;
  pause: PauseWatch;
}

/**
 * What is read at the moment Prometheus asks: this server's connections and couriers, and what waits in the database that the
 * servers share. Each question to the database has an index of what is not done yet.
 */
export function addInstallationGauges(registry: Registry, { ctx, pool, pause }: Measured): void {
  const registers = [registry];
  // Memory, processor time and the event loop, by the names that Prometheus' own dashboards know.
  collectDefaultMetrics({ register: registry });
  addGauge({
    name: 'sampan_database_connections',
    help: 'Connections of this server that are used or idle, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  addGauge({
    name: 'sampan_courier_available',
    help: '1, or 0 while the circuit breaker of this server keeps calls from a courier.',
    labelNames: ['courier'],
    registers,
    collect() {
      for (const { alias } of ctx.ports.couriers.profiles())
        this.set({ courier: alias }, ctx.ports.couriers.isAvailable(alias) ? 1 : 0);
    },
  });
  addGauge({
    name: 'sampan_paused',
    help: '1 while the servers of a restored database wait for the operator.',
    registers,
    collect() {
      this.set(pause.reason() === null ? 0 : 1);
    },
  });
  addGauge({
    name: 'sampan_database_answers',
    help: '1, or 0 when the database does not answer this server.',
    registers,
    async collect() {
      this.set(
        await ctx.db.execute(sql`select 1`).then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  addWaitingGauges(registry, ctx);
  addLedgerGauges(registry, ctx);
}

function addWaitingGauges(registry: Registry, ctx: Ctx): void {
  /** The earliest time of what waits, as seconds ago; 0 when nothing is late. */
  const lateness = async (table: PgTable, at: ReturnType<typeof sql>, waits: ReturnType<typeof and>) => {
    const [row] = await ctx.db
      .select({ at: sql<string | null>`min(${at})` })
      .from(table)
      .where(waits);
    const earliest = row?.at ?? null;
    return earliest === null ? 0 : Math.max(0, epochSeconds(ctx.clock) - Number(earliest));
  };
  const gauge = (name: string, help: string, value: () => Promise<number>) =>
    addGauge({
      name,
      help,
      registers: [registry],
      async collect() {
        await setOrForget(this, value);
      },
    });
  gauge(
    'sampan_messages_oldest_due_seconds',
    'How long the email or text message that waits longest should have been sent.',
    () =>
      lateness(
        outbox,
        sql`greatest(${outbox.created_at}, ${outbox.next_attempt_at})`,
        and(eq(outbox.topic, 'mail'), isNull(outbox.done_at), isNull(outbox.gave_up_at)),
      ),
  );
  gauge(
    'sampan_webhook_deliveries_oldest_due_seconds',
    'How long the delivery to a merchant that waits longest should have been tried.',
    () =>
      lateness(webhookDeliveries, sql`${webhookDeliveries.next_attempt_at}`, eq(webhookDeliveries.state, 'pending')),
  );
  gauge(
    'sampan_label_purchases_oldest_open_seconds',
    'Age of the oldest label purchase whose outcome is not known. Its money is held.',
    () =>
      lateness(labelPurchases, sql`${labelPurchases.created_at}`, inArray(labelPurchases.state, ['buying', 'unknown'])),
  );
  gauge('sampan_bulk_jobs_oldest_active_seconds', 'Age of the oldest bulk job that is not done.', () =>
    lateness(bulkJobs, sql`${bulkJobs.created_at}`, inArray(bulkJobs.state, ['queued', 'running'])),
  );
}

function addLedgerGauges(registry: Registry, ctx: Ctx): void {
  const lastCheck = async () => {
    const last_first = [desc(ledgerChecks.at), desc(ledgerChecks.id)];
    const [last] = await ctx.db
      .select()
      .from(ledgerChecks)
      .orderBy(...last_first)
      .limit(1);
    return last;
  };
  addGauge({
    name: 'sampan_ledger_problems',
    help: 'What the last count of the ledger found wrong. Anything but 0 is an emergency.',
    registers: [registry],
    async collect() {
      await setOrForget(this, async () => {
        const last = await lastCheck();
        if (last === undefined) return undefined;
        const { differences, wrong_accounts_total, wrong_entries, wrong_journals, wrong_days } = last;
        const off = differences.filter(({ amount_minor }) => amount_minor !== 0).length;
        return off + wrong_accounts_total + wrong_entries + wrong_journals + wrong_days;
      });
    },
  });
  addGauge({
    name: 'sampan_ledger_check_age_seconds',
    help: 'How long ago the ledger was counted again.',
    registers: [registry],
    async collect() {
      await setOrForget(this, async () => {
        const last = await lastCheck();
        return last === undefined ? undefined : Math.max(0, epochSeconds(ctx.clock) - last.at);
      });
    },
  });
}

/** A value that cannot be read is left out: an old one, or 0, would say that all is well. */
async function setOrForget(gauge: Gauge, read: () => Promise<number | undefined>): Promise<void> {
  const value = await read().catch(() => undefined);
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}
