import { createHmac } from 'node:crypto';
import { and, eq, gt, isNotNull, lte } from 'drizzle-orm';
import { epochSeconds, type Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/ids.ts';
import type { SandboxPage, SandboxPages } from '../../ports/payment.ts';
import { payNowPayload } from './paynow-payload.ts';
import { presentPayment } from './sandbox-payment.ts';
import { sandboxPayments, type SandboxPaymentRow } from './sandbox-payment.table.ts';

/** Who the code says is paid. */
const MERCHANT = 'SAMPAN';

/**
 * Payment pages at which no money moves: Sampan's own page plays the provider's. The secret in its address has 256 bits and
 * is made again for the same reference rather than kept.
 */
export function createSandboxPages(settings: {
  db: Database;
  clock: Clock;
  public_url: string;
  secret: string;
}): SandboxPages {
  const { db, clock, public_url } = settings;
  const secretOf = (reference: string) =>
    createHmac('sha256', settings.secret).update(`sandbox-page:${reference}`).digest('base64url');
  const isPage = isNotNull(sandboxPayments.page_secret_hash);
  const find = async (page_id: string) => {
    const mine = and(isPage, eq(sandboxPayments.payment_id, page_id));
    // Nobody pays after the last moment, whoever looks first.
    await db
      .update(sandboxPayments)
      .set({ status: 'cancelled' })
      .where(and(mine, eq(sandboxPayments.status, 'open'), lte(sandboxPayments.expires_at, epochSeconds(clock))));
    const [row] = await db.select().from(sandboxPayments).where(mine);
    return row ?? null;
  };
  /** Only a page that is still open changes: two clicks at once have one winner. */
  const end = async (page_id: string, status: 'succeeded' | 'cancelled') => {
    const open = and(isPage, eq(sandboxPayments.payment_id, page_id), eq(sandboxPayments.status, 'open'));
    await db
      .update(sandboxPayments)
      .set({ status })
      .where(and(open, gt(sandboxPayments.expires_at, epochSeconds(clock))));
    return find(page_id);
  };

  return {
    async open({ reference, amount_minor, currency, method, description, expires_at, success_url, cancel_url }) {
      const secret = secretOf(reference);
      const page_id = `sandbox_page_${reference}`;
      await db
        .insert(sandboxPayments)
        .values({
          payment_id: page_id,
          reference,
          method,
          amount_minor,
          currency,
          status: 'open',
          page_secret_hash: hashSecret(secret),
          description,
          expires_at,
          success_url,
          cancel_url,
          created_at: epochSeconds(clock),
        })
        .onConflictDoNothing();
      return { page_id, url: `${public_url}/pay/${secret}` };
    },
    async fetch(page_id) {
      const row = await find(page_id);
      return row && presentPayment(row);
    },
    async close(page_id) {
      const row = await end(page_id, 'cancelled');
      return row && presentPayment(row);
    },
    async find(secret) {
      const [known] = await db
        .select({ id: sandboxPayments.payment_id })
        .from(sandboxPayments)
        .where(eq(sandboxPayments.page_secret_hash, hashSecret(secret)));
      const row = known ? await find(known.id) : null;
      return row && pageOf(row);
    },
    async act(page_id, action) {
      const wanted = action === 'pay' ? 'succeeded' : 'cancelled';
      const row = await end(page_id, wanted);
      // A second click finds what the first did.
      return row?.status === wanted ? presentPayment(row) : null;
    },
  };
}

function pageOf(row: SandboxPaymentRow): SandboxPage {
  const { payment_id, reference, amount_minor, currency, description } = row;
  const expires_at = row.expires_at ?? row.created_at;
  return {
    page_id: payment_id,
    payment: presentPayment(row),
    description,
    expires_at,
    qr_text: payNowPayload({ amount_minor, currency, reference, merchant: MERCHANT, expires_at }),
    success_url: row.success_url ?? '',
    cancel_url: row.cancel_url ?? '',
  };
}
