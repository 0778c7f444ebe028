/** A connection inside a transaction. */
interface Client {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** What a bought price holds besides money. */
const IS_NO_MONEY = /(?:percent|_from|_to|actual|volumetric|chargeable|divisor)$/u;

/** A price as it was bought, kept as decimal numbers: a peso of a hundred centavos is a hundred dong. */
function inDong(key: string, value: unknown): unknown {
  if (typeof value !== 'number' || (IS_NO_MONEY.test(key) && key !== 'to_collect')) return value;
  return Math.round(value * 100);
}

/** The prices that parcels were bought at, in dong. Must run in the transaction that turns the currency. */
export async function convertPricesToVnd(client: Client): Promise<void> {
  const { rows } = await client.query<{ id: string; cost: string }>(
    `select id, estimated_cost::text as cost from orders where estimated_cost ->> 'currency' = 'VND'`,
  );
  for (const { id, cost } of rows) {
    const turned = JSON.stringify(JSON.parse(cost, inDong));
    await client.query('update orders set estimated_cost = $2::jsonb where id = $1', [id, turned]);
  }
}
