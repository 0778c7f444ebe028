import type { Context, Hono } from 'hono';
import { epochSeconds } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sentenceOfCode } from '../../../platform/errors.ts';
import { readGrant } from '../../../platform/signed-link.ts';
import { isZplName } from './courier-pdf/read-courier-label.ts';
import { LABEL_FILE_PATH, LINK_LIFE_S, type LabelFile } from './download-label.ts';
import { makeLabelsPdf, makeLabelsZpl, type MadeFile } from './make-label-file.ts';
import { markPrinted } from './mark-printed.ts';
import { readFileParcels, type FileParcel } from './read-label-file.ts';

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
    const mark = (order_ids: readonly string[]): Promise<void> =>
      markPrinted(ctx, {
        company_id,
        user_id: file.user_id ?? null,
        order_ids,
        asked_at: grant.expires_at - LINK_LIFE_S,
      });
    const parcels = await readFileParcels(ctx, company_id, file);
    const [one] = parcels;
    const own = file.job_id === undefined && parcels.length === 1 && one?.courier_label ? one : null;
    // A printer's language and masked phones are for labels of our own.
    const is_as_it_came = own !== null && (own.behind.length === 0 || file.format === 'zpl' || isZplName(nameOf(own)));
    const language = file.language ?? ctx.language;
    const make = file.format === 'zpl' ? makeLabelsZpl : makeLabelsPdf;
    const made = is_as_it_came ? null : await make(ctx, parcels, { file, language });
    if (own !== null && (made === null || made.printed.length === 0)) {
      const answer = await serveAsItCame(c, ctx, own);
      if (answer !== null) {
        await mark([own.id]);
        return answer;
      }
    }
    if (made === null) return c.text(sentenceOfCode('label_not_available'), 404);
    await mark(made.printed);
    return serveMade(c, made);
  });
}

const nameOf = ({ courier_label }: FileParcel): string => courier_label ?? '';

/** The label of one parcel as its courier made it, byte by byte; null when it is gone. */
async function serveAsItCame(c: Context, ctx: Ctx, parcel: FileParcel): Promise<Response | null> {
  const file = await ctx.ports.files.open(nameOf(parcel));
  if (file === null) return null;
  return c.body(file.body, 200, { ...HEADERS, ...kindOf(isZplName(nameOf(parcel)) ? 'zpl' : 'pdf', 'label') });
}

function serveMade(c: Context, made: MadeFile): Response {
  const headers = { ...HEADERS, ...kindOf(made.format, 'labels') };
  return made.format === 'zpl'
    ? c.body(made.body, 200, headers)
    : c.body(new Uint8Array(made.body).buffer, 200, headers);
}

function kindOf(format: 'pdf' | 'zpl', name: string): Record<string, string> {
  return format === 'pdf'
    ? { 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${name}.pdf"` }
    : { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}.zpl"` };
}
