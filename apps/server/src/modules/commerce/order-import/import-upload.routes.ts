import { MAX_IMPORT_BYTES } from '@sampan/contract';
import type { Hono } from 'hono';
import type { Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { isForm, readForm } from '../../../platform/http/form-body.ts';
import { domainErrorOf, problemOf } from '../../../platform/http/problem-answer.ts';
import { newId } from '../../../platform/ids.ts';
import { FileStoreUnavailable } from '../../../ports/file-store.ts';
import { bytesOf, refuseMissing } from './file-refusal.ts';
import { keepUpload, uploadOf, UPLOAD_PATH } from './import-upload.ts';

/** The file, and room for what a form puts around it. */
const MAX_BODY_BYTES = MAX_IMPORT_BYTES + 65_536;
const AWAY_S = 60;

/**
 * Takes the files for which `createImportUpload` gave an address, without a session: what may be put where stands in the
 * signed address. One that is too old or not ours is a 404 like any unknown address.
 */
export function mountImportUploads(app: Hono, ctx: Ctx): void {
  app.post(`${UPLOAD_PATH}/:token`, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    c.header('Referrer-Policy', 'no-referrer');
    try {
      const upload = uploadOf(ctx, c.req.param('token'));
      if (!upload) throw new DomainError('not_found');
      if (!isForm(c)) throw new DomainError('malformed_body');
      const { data_base64 } = await readForm(c, MAX_BODY_BYTES);
      const content = data_base64 === undefined ? refuseMissing() : bytesOf(data_base64);
      await keepUpload(ctx, upload.company_id, upload.upload_id, content);
      return c.json({ upload_id: upload.upload_id, bytes: content.byteLength });
    } catch (thrown) {
      const is_away = thrown instanceof FileStoreUnavailable;
      const error = is_away
        ? new DomainError('unavailable', { cause: thrown, retry_after_s: AWAY_S })
        : domainErrorOf(thrown);
      if (error.status >= 500) ctx.log.error({ err: error.details.cause ?? error }, 'an upload failed');
      if (error.details.retry_after_s) c.header('Retry-After', String(error.details.retry_after_s));
      c.header('Content-Type', 'application/problem+json');
      return c.body(JSON.stringify(problemOf(error, newId())), error.status as 400);
    }
  });
}
