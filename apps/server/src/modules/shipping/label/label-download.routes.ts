import type { Hono } from 'hono';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sentenceOfCode } from '../../../platform/errors.ts';
import { findSubjects } from '../../../platform/jobs/index.ts';
import { readGrant } from '../../../platform/signed-link.ts';
import { findCompany } from '../../identity/account/index.ts';
import { findOrders } from '../order/index.ts';
import { commercialInvoiceOf } from './commercial-invoice-of.ts';
import { coverOf, type Unprinted } from './cover-of.ts';
import { findCourierLabels } from './label.repo.ts';
import { LABEL_FILE_PATH, LINK_LIFE_S, type LabelFile } from './download-label.ts';
import { labelDocumentOf, withMaskedPhones } from './label-document.ts';
import { markPrinted } from './mark-printed.ts';
import { packingSlipOf } from './packing-slip-of.ts';
import { isAbroadLabel } from './render/customs-form.ts';
import type { Paper } from './render/paper.ts';
import type { LabelDocument } from './render/label-document.ts';
import { renderLabelsPdf } from './render/render-pdf.ts';
import { renderLabelsZpl } from './render/render-zpl.ts';

const HEADERS = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Serves the files that signed links lead to. A link that is too old or not ours is a 404 like any unknown address. */
export function mountLabelFiles(app: Hono, ctx: Ctx): void {
  app.get(`${LABEL_FILE_PATH}/:token/:name`, async (c) => {
    const grant = readGrant(ctx.env.signing_secrets, c.req.param('token'), epochSeconds(ctx.clock));
    if (!grant) return c.text(sentenceOfCode('label_not_available'), 404);
    const { company_id } = grant;
    const file = grant.payload as unknown as LabelFile;
    const asked_at = grant.expires_at - LINK_LIFE_S;
    const own = await openCourierLabel(ctx, company_id, file);
    if (own !== null) {
      await markPrinted(ctx, { company_id, user_id: file.user_id ?? null, order_ids: [own.order_id], asked_at });
      return c.body(own.body, 200, {
        ...HEADERS,
        'Content-Type': 'application/pdf',
        'Content-Disposition': 'inline; filename="label.pdf"',
      });
    }
    const { labels, printed, slips, missing } = await readLabels(ctx, company_id, file);
    // A file of labels that are all files of their own says so on its first sheet; a label printer has no such sheet.
    const is_told = file.format !== 'zpl' && missing.some(({ is_on_its_own }) => is_on_its_own);
    if (labels.length === 0 && !is_told) return c.text(sentenceOfCode('label_not_available'), 404);
    await markPrinted(ctx, { company_id, user_id: file.user_id ?? null, order_ids: printed, asked_at });
    const cover = coverOf(missing, labels.length + missing.length, file.language ?? ctx.language);
    if (file.format === 'zpl') {
      return c.body(renderLabelsZpl(labels, { cover, slips }), 200, {
        ...HEADERS,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Disposition': 'attachment; filename="labels.zpl"',
      });
    }
    const { format, start_position } = file;
    const pdf = await renderLabelsPdf(labels, { format, start_position: start_position as 1, cover, slips });
    return c.body(new Uint8Array(pdf).buffer, 200, {
      ...HEADERS,
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="labels.pdf"',
    });
  });
}

/**
 * The label of one parcel as its courier made it; null where ours is printed. It is a PDF in the courier's size: a printer's
 * language, masked phones and slips are for labels of our own.
 */
async function openCourierLabel(
  ctx: Ctx,
  company_id: string,
  { order_ids = [] }: LabelFile,
): Promise<{ order_id: string; body: ReadableStream<Uint8Array> } | null> {
  const [order_id, ...others] = order_ids;
  if (order_id === undefined || others.length > 0) return null;
  const [order] = await findOrders(ctx, company_id, [order_id]);
  const name = (await findCourierLabels(ctx, company_id, [order_id])).get(order_id);
  if (name === undefined || order === undefined || order.status === 'cancelled') return null;
  const file = await ctx.ports.files.open(name);
  return file === null ? null : { order_id, body: file.body };
}

interface Labels {
  labels: LabelDocument[];
  /** Parcels whose labels these are. */
  printed: string[];
  /** What lies behind each label: its packing slip when somebody asked for it, and papers for customs. */
  slips: Paper[][];
  /** Parcels of the job that have none. */
  missing: Unprinted[];
}

/** The labels of a file as they are now: what was cancelled since the job ended is missing, what was bought since is there. */
async function readLabels(ctx: Ctx, company_id: string, file: LabelFile): Promise<Labels> {
  const wanted =
    file.job_id === undefined
      ? (file.order_ids ?? []).map((id) => ({ subject_id: id, reference: id }))
      : await findSubjects(ctx, company_id, file.job_id);
  const ids = wanted.map(({ subject_id }) => subject_id);
  const found = new Map((await findOrders(ctx, company_id, ids)).map((order) => [order.id, order]));
  const own = await findCourierLabels(ctx, company_id, ids);
  const shop_name = (await findCompany(ctx, company_id))?.name ?? '';
  const labels: LabelDocument[] = [];
  const printed: string[] = [];
  const slips: Paper[][] = [];
  const missing: Unprinted[] = [];
  for (const { subject_id, reference } of wanted) {
    const order = found.get(subject_id);
    const label = order === undefined || order.status === 'cancelled' ? null : labelDocumentOf(ctx, order, shop_name);
    if (order === undefined || label === null) missing.push({ number: order?.number ?? reference, order });
    else if (own.has(subject_id)) missing.push({ number: order.number, order, is_on_its_own: true });
    else {
      const shown = file.mask_phones ? withMaskedPhones(label) : label;
      const invoice = commercialInvoiceOf(shown);
      labels.push(shown);
      printed.push(subject_id);
      slips.push([
        ...(file.with_slips === true ? [packingSlipOf(order, shop_name)] : []),
        // The customs form is next to its label, since it is stuck on the parcel; the invoice goes with it.
        ...(isAbroadLabel(shown) ? [shown] : []),
        ...(invoice === null ? [] : [invoice]),
      ]);
    }
  }
  return { labels, printed, slips, missing };
}
