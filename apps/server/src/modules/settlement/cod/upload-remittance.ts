import { createHash } from 'node:crypto';
import { MAX_REMITTANCE_BYTES, type Remittance } from '@sampan/contract';
import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireSession, type Ctx } from '../../../platform/context.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { DomainError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { newId } from '../../../platform/ids.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCollections, matchRow, rematchRemittance, type MatchResult } from './match-remittance.ts';
import { presentRemittance } from './present-remittance.ts';
import { openRemittance, type ReadLine, type RemittanceReader } from './read-remittance.ts';
import { remittanceFormatOf, type RemittanceFormatRow } from './remittance-format.ts';
import { codRemittanceRows, codRemittances, type RemittanceRow } from './remittance.table.ts';

const ROWS_AT_ONCE = 1_000;

/**
 * Takes a courier's remittance file: reads it, matches every row and says what fits and what does not. No money moves. The
 * very same file again is not stored again; what did not fit of it is only judged anew. Throws `not_found` for an unknown
 * courier, `invalid_input` naming `data_base64` for a file that is no such CSV.
 */
export async function uploadRemittance({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { courier_alias: string; file_name: string; data_base64: string };
}): Promise<Remittance> {
  const { user_id } = requireSession(ctx);
  if (!ctx.ports.couriers.profileOf(input.courier_alias)) throw new DomainError('not_found');
  const file = Buffer.from(input.data_base64, 'base64');
  if (file.length > MAX_REMITTANCE_BYTES) throw tooLarge();
  return acceptRemittance(ctx, { ...input, file, uploaded_by: user_id });
}

/** The same for a file that is here already, from whoever has it. */
export async function acceptRemittance(
  ctx: Ctx,
  {
    courier_alias,
    file_name,
    file,
    uploaded_by,
  }: Pick<RemittanceRow, 'courier_alias' | 'file_name' | 'uploaded_by'> & { file: Buffer },
): Promise<Remittance> {
  const format = remittanceFormatOf(courier_alias);
  const reader = await openRemittance(file, format);
  const fresh: RemittanceRow = {
    id: newId(ctx.clock.now()),
    courier_alias,
    file_name,
    file_hash: createHash('sha256').update(file).digest('hex'),
    header: reader.header,
    state: 'checked',
    uploaded_by,
    lease_until: 0,
    created_at: epochSeconds(ctx.clock),
    finished_at: null,
  };
  return withTransaction(ctx, async (tx) => {
    const made = await tx.db.insert(codRemittances).values(fresh).onConflictDoNothing().returning();
    const is_repeat = made.length === 0;
    const row = is_repeat ? await checkAgain(tx, fresh) : fresh;
    if (!is_repeat) await storeLines(tx, row, format, reader);
    const remittance = { ...(await presentRemittance(tx, row)), is_repeat };
    await recordAudit(tx, {
      action: 'remittance.upload',
      object_type: 'remittance',
      object_id: row.id,
      details: { courier_alias, is_repeat, rows: remittance.rows },
    });
    return remittance;
  });
}

function tooLarge(): DomainError {
  return new DomainError('invalid_input', { errors: [issueErrorOf('data_base64', 'validate.csv_too_large')] });
}

/** A file that is known: where nobody is settling it, its other rows get another chance. */
async function checkAgain(tx: Ctx, { courier_alias, file_hash }: RemittanceRow): Promise<RemittanceRow> {
  const [known] = await tx.db
    .select()
    .from(codRemittances)
    .where(and(eq(codRemittances.courier_alias, courier_alias), eq(codRemittances.file_hash, file_hash)))
    .for('update');
  if (!known) throw new DomainError('internal');
  if (known.state === 'settling') return known;
  const good = await rematchRemittance(tx, known);
  if (good === 0 || known.state === 'checked') return known;
  await tx.db
    .update(codRemittances)
    .set({ state: 'checked', finished_at: null })
    .where(eq(codRemittances.id, known.id));
  return { ...known, state: 'checked', finished_at: null };
}

async function storeLines(
  tx: Ctx,
  remittance: RemittanceRow,
  format: RemittanceFormatRow,
  { lines }: RemittanceReader,
): Promise<void> {
  const taken = new Set<string>();
  let batch: ReadLine[] = [];
  const store = async () => {
    const cash = await findCollections(
      tx,
      remittance.courier_alias,
      batch.map((line) => line.tracking_code),
    );
    const rows = batch.map(({ malformed, ...line }) => {
      const { courier_alias } = remittance;
      const result: MatchResult =
        malformed === null
          ? matchRow({ ...line, courier_alias }, cash, taken)
          : { state: 'bad', reason: 'malformed', column: malformed, expected_minor: null, expected_currency: null };
      const kept_minor = format.is_fee_kept ? line.fee_minor : 0;
      return { remittance_id: remittance.id, courier_alias, ...line, kept_minor, ...result };
    });
    await insertRows(tx.db, codRemittanceRows, rows);
    batch = [];
  };
  for await (const line of lines) {
    batch.push(line);
    if (batch.length === ROWS_AT_ONCE) await store();
  }
  if (batch.length > 0) await store();
}
