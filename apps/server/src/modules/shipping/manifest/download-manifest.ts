import type { ParsedRequest, endpoints } from '@sampan/contract';
import { isLanguage, type Language } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { MAX_DOCUMENT_ROWS } from '../../../platform/document/document.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { renderDocument } from '../../../platform/document/render-document.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCompany } from '../../identity/account/index.ts';
import { readFileOrders, type OrderRow } from '../order/index.ts';
import { manifestDocument } from './manifest.document.ts';

type Query = ParsedRequest<typeof endpoints.downloadManifest>['query'];

/** A link to the list of parcels that wait for a pick-up; it shows what waits when it is opened. */
export async function downloadManifest({ ctx, query }: { ctx: Ctx; query: Query }): Promise<DocumentLink> {
  const { company_id } = requireActor(ctx);
  return withTransaction(ctx, async (tx) => {
    await recordAudit(tx, { action: 'manifest.download', object_type: 'company', object_id: company_id });
    return createDocumentLink(tx, company_id, manifestPdf.kind, { ...query, language: ctx.language }, 'hand-over.pdf');
  });
}

export const manifestPdf: DocumentRenderer = {
  kind: 'manifest_pdf',
  async make(ctx, company_id, payload) {
    const company = await findCompany(ctx, company_id);
    if (!company) return null;
    const text = (name: string) => (typeof payload[name] === 'string' ? payload[name] : undefined);
    const language: Language = isLanguage(text('language')) ? (text('language') as Language) : 'en';
    const place = text('formatted_pick_up_address');
    const waiting = await findWaiting(ctx, company_id, text('courier'), place);
    const model = manifestDocument(ctx, { company, waiting, place: place ?? '', language });
    return { content_type: 'application/pdf', body: await renderDocument(model) };
  },
};

/** Parcels with a label that the courier has not got, as many as a document has rows. */
async function findWaiting(
  ctx: Ctx,
  company_id: string,
  courier: string | undefined,
  formatted_pick_up_address: string | undefined,
): Promise<OrderRow[]> {
  return withTransaction(ctx, async (tx) => {
    const filters = { status: 'ready_to_ship' as const, has_label: true, courier, formatted_pick_up_address };
    const waiting: OrderRow[] = [];
    for await (const row of readFileOrders(tx, company_id, filters, MAX_DOCUMENT_ROWS)) waiting.push(row);
    return waiting;
  });
}
