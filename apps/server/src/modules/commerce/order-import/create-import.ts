import {
  IMPORT_KEPT_DAYS,
  SAME_IMPORT_S,
  type OrderImport,
  type ParsedRequest,
  type endpoints,
} from '@sampan/contract';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { idempotentId } from '../../../platform/idempotency/idempotent-id.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findUser } from '../../identity/account/index.ts';
import { bytesOf, refuseMissing } from './file-refusal.ts';
import { dropUpload, readUpload } from './import-upload.ts';
import {
  countRows,
  findImport,
  findTwin,
  lockImports,
  presentImport,
  saveRows,
  writeImport,
} from './order-import.repo.ts';
import { orderImports } from './order-import.table.ts';
import { readImport } from './read-import.ts';
import { summarise } from './summarise.ts';

type CreateInput = ParsedRequest<typeof endpoints.createOrderImport>['body'];

const DAY_S = 86_400;
export const KEPT_S = IMPORT_KEPT_DAYS * DAY_S;

/**
 * Keeps a file of orders as a draft. Throws `possible_duplicate` with the id of the other import for the same file read the same
 * way within ten minutes, `invalid_input` naming `data_base64` for what is no table, and `not_found` for an upload that is not
 * the company's or is gone.
 */
export async function createImport({ ctx, input }: { ctx: Ctx; input: CreateInput }): Promise<OrderImport> {
  const actor = requireWriter(ctx);
  const { company_id, user_id } = actor;
  const id = idempotentId(ctx);
  const { data_base64, upload_id, file_name, confirm_duplicate, ...options } = input;
  const content = await contentOf(ctx, company_id, { data_base64, upload_id });
  const { rows, lines, ...reading } = await readImport(ctx, actor, { id, bytes: content, edits: new Map() }, options);
  const made = await withTransaction(ctx, async (tx) => {
    await lockImports(tx, company_id);
    const now = epochSeconds(tx.clock);
    const twin = await findTwin(tx, company_id, reading.reading_hash, now - SAME_IMPORT_S);
    if (twin === id) return presentImport(await findImport(tx, company_id, id));
    if (twin !== null && !confirm_duplicate) throw new DomainError('possible_duplicate', { data: { import_id: twin } });
    const person = await findUser(tx, user_id);
    await tx.db.insert(orderImports).values({
      ...reading,
      company_id,
      id,
      file_name,
      content,
      created_by: user_id,
      created_by_name: person?.user.name ?? '',
      summary: summarise([], lines),
      result: { created: 0, updated: 0, skipped: 0, refused: 0 },
      created_at: now,
      expires_at: now + KEPT_S,
    });
    await saveRows(tx, rows);
    const { file_hash, detected } = reading;
    await recordAudit(tx, {
      action: 'order_import.create',
      object_type: 'order_import',
      object_id: id,
      details: { file_hash, preset: detected.preset, rows: rows.length },
    });
    return presentImport(await writeImport(tx, company_id, id, await countRows(tx, company_id, id, lines)));
  }); // Its bytes stand in the database now. One that cannot be deleted goes with those that nobody used.
  if (upload_id !== undefined)
    await dropUpload(ctx, company_id, upload_id).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'an upload stays'),
    );
  return made;
}

/** The bytes of a file that came with the call, or before it to an address of its own. */
async function contentOf(
  ctx: Ctx,
  company_id: string,
  { data_base64, upload_id }: Pick<CreateInput, 'data_base64' | 'upload_id'>,
): Promise<Buffer> {
  if (upload_id === undefined) return data_base64 === undefined ? refuseMissing() : bytesOf(data_base64);
  const uploaded = await readUpload(ctx, company_id, upload_id);
  if (uploaded === null) throw new DomainError('not_found');
  return uploaded;
}
