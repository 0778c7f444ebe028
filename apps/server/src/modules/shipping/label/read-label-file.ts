import type { Ctx } from '../../../platform/context.ts';
import { findSubjects } from '../../../platform/jobs/index.ts';
import { findCompany } from '../../identity/account/index.ts';
import { readCompanyLogo } from '../../identity/company/index.ts';
import { findOrders, type OrderRow } from '../order/index.ts';
import { commercialInvoiceOf } from './commercial-invoice-of.ts';
import type { Unprinted } from './cover-of.ts';
import type { LabelFault } from './courier-pdf/read-courier-label.ts';
import type { LabelFile } from './download-label.ts';
import { findCourierLabels } from './label.repo.ts';
import { labelDocumentOf, withMaskedPhones } from './label-document.ts';
import { packingSlipOf } from './packing-slip-of.ts';
import { isAbroadLabel } from './render/customs-form.ts';
import { labelPictureOf } from './render/label-picture.ts';
import type { Paper } from './render/paper.ts';
import type { LabelDocument } from './render/label-document.ts';

/** A parcel of a file, as it is now: what was cancelled since the job ended has no label, what was bought since has one. */
export interface FileParcel {
  id: string;
  number: string;
  order: OrderRow | undefined;
  label: LabelDocument | null;
  /** Where the label is that its courier made; null where ours is printed. */
  courier_label: string | null;
  /** What lies behind the label: its packing slip when somebody asked for it, and papers for customs. */
  behind: Paper[];
}

/** The parcels of a file in its order. */
export async function readFileParcels(ctx: Ctx, company_id: string, file: LabelFile): Promise<FileParcel[]> {
  const wanted =
    file.job_id === undefined
      ? (file.order_ids ?? []).map((id) => ({ subject_id: id, reference: id }))
      : await findSubjects(ctx, company_id, file.job_id);
  const ids = wanted.map(({ subject_id }) => subject_id);
  const found = new Map((await findOrders(ctx, company_id, ids)).map((order) => [order.id, order]));
  const own = await findCourierLabels(ctx, company_id, ids);
  const shop_name = (await findCompany(ctx, company_id))?.name ?? '';
  const kept = file.with_slips === true ? await readCompanyLogo(ctx, company_id) : null;
  const logo = kept === null ? null : await labelPictureOf(kept);
  return wanted.map(({ subject_id: id, reference }) => {
    const order = found.get(id);
    const known = { id, number: order?.number ?? reference, order };
    const label = order === undefined || order.status === 'cancelled' ? null : labelDocumentOf(ctx, order, shop_name);
    if (order === undefined || label === null) return { ...known, label: null, courier_label: null, behind: [] };
    const shown = file.mask_phones ? withMaskedPhones(label) : label;
    const invoice = commercialInvoiceOf(shown);
    const behind = [
      ...(file.with_slips === true ? [packingSlipOf(order, { shop_name, logo })] : []),
      // The customs form is next to its label, since it is stuck on the parcel; the invoice goes with it.
      ...(isAbroadLabel(shown) ? [shown] : []),
      ...(invoice === null ? [] : [invoice]),
    ];
    return { ...known, label: shown, courier_label: own.get(id) ?? null, behind };
  });
}

/** What a file has of its parcels, in their order. */
export interface FileContent<Foreign> {
  /** Null where the label is missing and its papers are printed. */
  labels: (LabelDocument | Foreign | null)[];
  /** What lies behind each. */
  slips: Paper[][];
  /** Parcels whose labels these are. */
  printed: string[];
  missing: Unprinted[];
}

/** Puts a file together: our labels, and those of couriers as `readForeign` brings them. What cannot be brought stops nothing. */
export async function contentOf<Foreign extends object>(
  parcels: readonly FileParcel[],
  readForeign: (name: string) => Promise<Foreign | LabelFault>,
): Promise<FileContent<Foreign>> {
  const content: FileContent<Foreign> = { labels: [], slips: [], printed: [], missing: [] };
  for (const { id, number, order, label, courier_label, behind } of parcels) {
    const shown = label === null || courier_label === null ? label : await readForeign(courier_label);
    if (shown === null) content.missing.push({ number, order });
    else if (typeof shown === 'string') content.missing.push({ number, order, fault: shown });
    else content.printed.push(id);
    const is_there = shown !== null && typeof shown !== 'string';
    if (!is_there && behind.length === 0) continue;
    content.labels.push(is_there ? shown : null);
    content.slips.push(behind);
  }
  return content;
}
