import { BCP47_OF_LANGUAGE, type Language } from '@sampan/country-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import type { DocumentModel } from '../../../platform/document/document.ts';
import {
  createDocumentLink,
  type DocumentLink,
  type DocumentRenderer,
} from '../../../platform/document/document-download.ts';
import { renderDocument } from '../../../platform/document/render-document.ts';
import { fillText, textsOf } from '../../../platform/texts.ts';
import { DomainError } from '../../../platform/errors.ts';
import { findCompany } from '../../identity/account/index.ts';
import { findFulfilmentOrders } from './fulfilment-order.repo.ts';
import { pickListOfCompany } from './pick-list.ts';

const KIND = 'pick_list_pdf';
const PICK_LIST_TEXTS = textsOf('document_pick_list');

/**
 * A link to the pick list of orders on paper, in the caller's language. It says what is still to fetch
 * when it is opened. Throws `not_found` when none of them is the company's.
 */
export async function printPickList({ ctx, ids }: { ctx: Ctx; ids: readonly string[] }): Promise<DocumentLink> {
  const { company_id } = requireActor(ctx);
  const found = (await findFulfilmentOrders(ctx, company_id, ids)).map(({ id }) => id);
  const [object_id] = found;
  if (object_id === undefined) throw new DomainError('not_found');
  const details = { orders: found.length };
  await recordAudit(ctx, {
    action: 'fulfillment.pick_list',
    object_type: 'fulfillment_order',
    object_id: ids[0] ?? '',
    details,
  });
  return createDocumentLink(ctx, company_id, KIND, { ids: found, language: ctx.language }, 'pick-list.pdf');
}

export const pickListPdf: DocumentRenderer = {
  kind: KIND,
  make: async (ctx, company_id, payload) => {
    const { ids, language } = payload as { ids: string[]; language: Language };
    const company = await findCompany(ctx, company_id);
    if (!company) return null;
    const list = await pickListOfCompany(ctx, company_id, ids);
    const texts = PICK_LIST_TEXTS[language];
    const model: DocumentModel = {
      language: BCP47_OF_LANGUAGE[language],
      title: texts.title,
      number: '',
      issuer: { caption: '', name: 'Sampan', lines: [] },
      recipient: { caption: '', name: company.name, lines: [] },
      facts: [
        { label: texts.orders, value: String(list.orders) },
        { label: texts.units, value: String(list.units.total - list.units.picked) },
      ],
      stamp: '',
      tables: [
        {
          title: '',
          columns: [
            { header: texts.shelf, align: 'left', share: 12 },
            { header: texts.sku, align: 'left', share: 20 },
            { header: texts.item, align: 'left', share: 34 },
            { header: texts.quantity, align: 'right', share: 12 },
            { header: texts.for_orders, align: 'left', share: 22 },
          ],
          rows: list.records.map((record) => ({
            cells: [
              record.shelf === '' ? texts.no_shelf : record.shelf,
              record.sku,
              record.name,
              String(record.quantity),
              record.orders.map(({ number, quantity }) => `${quantity} × ${number}`).join(', '),
            ],
          })),
          empty: texts.empty,
          totals: [],
        },
      ],
      notes: [],
      pageText: (page, pages) => fillText(texts.page, { page: String(page), pages: String(pages) }),
      created_at: epochSeconds(ctx.clock),
    };
    return { content_type: 'application/pdf', body: await renderDocument(model) };
  },
};
