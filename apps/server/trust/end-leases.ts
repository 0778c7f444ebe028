import type pg from 'pg';

/**
 * Ends what a dead server still holds: claims of idempotency keys, and leases of purchases, of instructions, of remittances, of bulk jobs and of
 * exports. It stands for the time in which they run out, so call it while no server runs.
 */
export async function endLeases(pool: pg.Pool): Promise<void> {
  await pool.query('update idempotency_keys set locked_until = 0 where status is null');
  await pool.query("update label_purchases set lease_until = 0 where state in ('buying', 'unknown')");
  await pool.query("update parcel_instructions set lease_until = 0 where state in ('booking', 'withdrawing')");
  await pool.query("update cod_remittances set lease_until = 0 where state = 'settling'");
  await pool.query("update bulk_job_items set leased_until = 0 where state = 'running'");
  await pool.query('update bulk_jobs set leased_until = 0 where leased_until > 0');
  await pool.query("update exports set lease_until = 0 where state = 'running'");
}
