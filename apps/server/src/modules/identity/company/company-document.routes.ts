import type { CompanyInfo } from '@sampan/contract';
import type { Hono } from 'hono';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError, fieldErrorOf } from '../../../platform/errors.ts';
import { readGrant, signGrant } from '../../../platform/signed-link.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { mountCompanyLogos } from './company-logo.ts';
import { findCompanyFile, presentCompany, removeCompanyFile, writeCompanyFile } from './company.repo.ts';
import { documentFileName, documentTypeOf, MAX_DOCUMENT_BYTES, type DocumentType } from './document-type.ts';

/** A link lives this long (trust 4.19). */
const LINK_LIFE_S = 600;
const PATH = '/api/files/company';

async function audit(tx: Ctx, action: string, company_id: string): Promise<void> {
  await recordAudit(tx, { action: `company.file_${action}`, object_type: 'company', object_id: company_id });
}

/** Stores the registration document in place of the one before. Throws `invalid_input` when it is none of the four kinds. */
export async function uploadCompanyFile({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { name: string; type: DocumentType; data_base64: string };
}): Promise<CompanyInfo> {
  const { company_id } = requireActor(ctx);
  const content = Buffer.from(input.data_base64, 'base64');
  if (content.length > MAX_DOCUMENT_BYTES || documentTypeOf(content) !== input.type)
    throw new DomainError('invalid_input', {
      errors: [
        fieldErrorOf(
          'data_base64',
          'validate.file_invalid',
          'This is not a pdf, png, jpeg or webp file of at most 5 MB',
        ),
      ],
    });
  return withTransaction(ctx, async (tx) => {
    await writeCompanyFile(tx, {
      company_id,
      name: input.name,
      type: input.type,
      size: content.length,
      content,
      created_at: epochSeconds(ctx.clock),
    });
    await audit(tx, 'upload', company_id);
    return presentCompany(tx, company_id);
  });
}

/** Deletes the registration document; doing it twice changes nothing. */
export async function deleteCompanyFile({ ctx }: { ctx: Ctx }): Promise<CompanyInfo> {
  const { company_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    if (await removeCompanyFile(tx, company_id)) await audit(tx, 'delete', company_id);
    return presentCompany(tx, company_id);
  });
}

/** A link to the document for ten minutes. Throws `not_found` when there is none. */
export async function getCompanyFile({ ctx }: { ctx: Ctx }): Promise<{ link: string; expires_at: number }> {
  const { company_id } = requireActor(ctx);
  const file = await findCompanyFile(ctx, company_id);
  if (!file) throw new DomainError('not_found');
  await withTransaction(ctx, (tx) => audit(tx, 'open', company_id));
  const expires_at = epochSeconds(ctx.clock) + LINK_LIFE_S;
  // A newer document has another time: an old link does not open it.
  const payload = { purpose: 'company_file', created_at: file.created_at };
  return { link: `${PATH}/${signGrant(ctx.env.signing_secrets, { company_id, payload, expires_at })}`, expires_at };
}

/** Serves what signed links lead to: as a download and under our own name, so that a browser runs nothing of it. */
export function mountCompanyFiles(app: Hono, ctx: Ctx): void {
  mountCompanyLogos(app, ctx);
  app.get(`${PATH}/:token`, async (c) => {
    const grant = readGrant(ctx.env.signing_secrets, c.req.param('token'), epochSeconds(ctx.clock));
    const file = grant?.payload['purpose'] === 'company_file' ? await findCompanyFile(ctx, grant.company_id) : null;
    if (!file || file.created_at !== grant?.payload['created_at'])
      return c.text('Not found', 404, { 'X-Content-Type-Options': 'nosniff' });
    return c.body(new Uint8Array(file.content), 200, {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${documentFileName(file.type as DocumentType)}"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
}
