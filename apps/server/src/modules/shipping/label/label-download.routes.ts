import type { Hono } from 'hono';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findSucceeded } from '../../../platform/jobs/index.ts';
import { readGrant } from '../../../platform/signed-link.ts';
import { findCompany } from '../../identity/account/index.ts';
import { findOrders } from '../order/index.ts';
import { LABEL_FILE_PATH, type LabelFile } from './download-label.ts';
import { labelDocumentOf, withMaskedPhones } from './label-document.ts';
import { renderLabelsPdf } from './render/render-pdf.ts';
import { renderLabelsZpl } from './render/render-zpl.ts';
import { sentenceOfCode } from '../../../platform/errors.ts';

/** Serves the files that signed links lead to. A link that is too old or not ours is a 404 like any unknown address. */
export function mountLabelFiles(app: Hono, ctx: Ctx): void {
  app.get(`${LABEL_FILE_PATH}/:token/:name`, async (c) => {
    const grant = readGrant(ctx.env.signing_secrets, c.req.param('token'), epochSeconds(ctx.clock));
    if (!grant) return c.text(sentenceOfCode('label_not_available'), 404);
    const file = grant.payload as unknown as LabelFile;
    const ids =
      file.job_id === undefined ? (file.order_ids ?? []) : await findSucceeded(ctx, grant.company_id, file.job_id);
    const orders = await findOrders(ctx, grant.company_id, ids);
    const shop_name = (await findCompany(ctx, grant.company_id))?.name ?? '';
    const whole = orders.flatMap((order) => labelDocumentOf(ctx, order, shop_name) ?? []);
    const labels = file.mask_phones ? whole.map(withMaskedPhones) : whole;
    if (labels.length === 0) return c.text(sentenceOfCode('label_not_available'), 404);
    const headers = {
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    };
    if (file.format === 'zpl') {
      return c.body(renderLabelsZpl(labels), 200, {
        ...headers,
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Disposition': 'attachment; filename="labels.zpl"',
      });
    }
    const pdf = await renderLabelsPdf(labels, { format: file.format, start_position: file.start_position as 1 });
    return c.body(new Uint8Array(pdf).buffer, 200, {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': 'inline; filename="labels.pdf"',
    });
  });
}
