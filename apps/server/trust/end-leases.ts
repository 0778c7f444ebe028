import type pg from 'pg';

/**
 * Ends what a dead server still holds: claims of idempotency keys, and leases of purchases, of instructions and of remittances. It stands for
 * the half minute in which they run out, so call it while no server runs.
 */
export async function endLeases(pool: pg.Pool): Promise<void> {
  await pool.query('update idempotency_keys set locked_until = 0 where status is null');
  await pool.query("update label_purchases set lease_until = 0 where state in ('buying', 'unknown')");
  await pool.query("update parcel_instructions set lease_until = 0 where state = 'booking'");
  await pool.query("update cod_remittances set lease_until = 0 where state = 'settling'");
}
