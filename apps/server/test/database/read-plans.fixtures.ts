import type { Endpoint } from '@sampan/contract';
import { expect } from 'vitest';
import type { CallOptions, TestApp } from '../app/test-app.fixtures.ts';

/** The plans of a call's queries that read one of some tables, with whole tables forbidden where an index serves. */
export async function readPlans(app: TestApp, endpoint: Endpoint, call: CallOptions, tables: RegExp): Promise<string> {
  const { pool } = app.database;
  const asked: { text: string; values: unknown[] }[] = [];
  const real = pool.query.bind(pool);
  const seen = (first: unknown, ...rest: unknown[]) => {
    const text = typeof first === 'string' ? first : (first as { text: string }).text;
    const values = Array.isArray(rest[0]) ? rest[0] : ((first as { values?: unknown[] }).values ?? []);
    asked.push({ text, values });
    return (real as (...all: unknown[]) => unknown)(first, ...rest);
  };
  pool.query = seen as typeof pool.query;
  try {
    const { status } = await app.call(endpoint, call);
    expect(status).toBe(200);
  } finally {
    pool.query = real;
  }
  const listed = asked.filter(({ text }) => tables.test(text));
  expect(listed.length).toBeGreaterThan(0);
  const plans: string[] = [];
  const client = await pool.connect();
  try {
    // A company that owns the whole table is read fastest in one go; with that forbidden, only what no index serves is left to it.
    await client.query('set enable_seqscan = off');
    for (const { text, values } of listed) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
  } finally {
    client.release(true);
  }
  return plans.join('\n');
}
