import type { Language } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { renderDocument } from '../../../platform/document/render-document.ts';
import { findCompany } from '../../identity/account/index.ts';
import { findTopUp, receiptNumber } from '../../payments/top-up/index.ts';
import { paidTopUp, receiptDocument } from './receipt.document.ts';

const KIND = 'top_up_receipt_pdf';

/**
 * A link to the receipt of a top-up, in the caller's language. Throws `not_found` for another company's, and for one whose money
 * has not arrived: nothing was received.
 */
export async function downloadTopUpReceipt({ ctx, id }: { ctx: Ctx; id: string }): Promise<DocumentLink> {
  const { company_id } = requireActor(ctx);
  if (!paidTopUp(await findTopUp(ctx, company_id, id))) throw new DomainError('not_found');
  await recordAudit(ctx, { action: 'top_up.receipt', object_type: 'top_up', object_id: id });
  return createDocumentLink(ctx, company_id, KIND, { id, language: ctx.language }, `receipt-${receiptNumber(id)}.pdf`);
}

export const topUpReceiptPdf: DocumentRenderer = {
  kind: KIND,
  make: async (ctx, company_id, payload) => {
    const { id, language } = payload as { id: string; language: Language };
    const company = await findCompany(ctx, company_id);
    const paid = paidTopUp(await findTopUp(ctx, company_id, id));
    if (!company || !paid) return null;
    return {
      content_type: 'application/pdf',
      body: await renderDocument(await receiptDocument(ctx, paid, company, language)),
    };
  },
};
