import type { CompanyInfo } from '@sampan/contract';
import type { Hono } from 'hono';
import { buffer } from 'node:stream/consumers';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { imageErrorOf } from '../../../platform/image/image-error.ts';
import type { ImageType } from '../../../platform/image/image-header.ts';
import { mountPhotos } from '../../../platform/image/photo-link.ts';
import { reencodeImage } from '../../../platform/image/reencode-image.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { findCompanyProfile, LOGO_PLACE, presentCompany, writeCompanyProfile } from './company.repo.ts';
import { MAX_DOCUMENT_BYTES } from './document-type.ts';

/** A logo as it is printed: a jpeg of our own drawing. */
export interface CompanyLogo {
  jpeg: Buffer;
  width: number;
  height: number;
}

const nameOf = (company_id: string, id: string): string => `logos/${company_id}/${id}.jpg`;

/**
 * Keeps a company's logo, drawn anew, in place of the one before. It is in the store before anything points at it. Throws
 * `invalid_input` naming `data_base64` when it is no picture we take.
 */
export async function uploadCompanyLogo({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ImageType; data_base64: string };
}): Promise<CompanyInfo> {
  const { company_id } = requireActor(ctx);
  const file = Buffer.from(input.data_base64, 'base64');
  const image = file.length > MAX_DOCUMENT_BYTES ? null : await reencodeImage(file, input.type);
  if (image === null) throw new DomainError('invalid_input', { errors: [imageErrorOf('data_base64')] });
  const { jpeg, width, height } = image;
  const id = newId(ctx.clock.now());
  await ctx.ports.files.put(
    nameOf(company_id, id),
    (async function* () {
      yield jpeg;
    })(),
  );
  return replaceLogo(ctx, company_id, { logo_id: id, logo_width: width, logo_height: height }).catch(
    async (error: unknown) => {
      await forget(ctx, company_id, id);
      throw error;
    },
  );
}

/** Packing slips carry the company's name alone; doing it twice changes nothing. */
export async function deleteCompanyLogo({ ctx }: { ctx: Ctx }): Promise<CompanyInfo> {
  return replaceLogo(ctx, requireActor(ctx).company_id, { logo_id: null, logo_width: 0, logo_height: 0 });
}

async function replaceLogo(
  ctx: Ctx,
  company_id: string,
  logo: { logo_id: string | null; logo_width: number; logo_height: number },
): Promise<CompanyInfo> {
  let before: string | null = null;
  const saved = await withTransaction(ctx, async (tx) => {
    before = (await findCompanyProfile(tx, company_id))?.logo_id ?? null;
    if (before !== null || logo.logo_id !== null) {
      await writeCompanyProfile(tx, company_id, logo);
      const action = logo.logo_id === null ? 'company.logo_delete' : 'company.logo_upload';
      await recordAudit(tx, { action, object_type: 'company', object_id: company_id });
    }
    return presentCompany(tx, company_id);
  });
  if (before !== null) await forget(ctx, company_id, before);
  return saved;
}

/** What nothing points at any more. A store that does not answer keeps it, which harms nobody. */
async function forget(ctx: Ctx, company_id: string, id: string): Promise<void> {
  await ctx.ports.files
    .delete(nameOf(company_id, id))
    .catch((error: unknown) => ctx.log.warn({ err: error }, 'a logo stays in the store'));
}

/** The company's logo; null without one, and where the store does not answer: a paper is printed without it then. */
export async function readCompanyLogo(ctx: Ctx, company_id: string): Promise<CompanyLogo | null> {
  const profile = await findCompanyProfile(ctx, company_id);
  if (profile?.logo_id == null) return null;
  const { logo_id, logo_width: width, logo_height: height } = profile;
  try {
    const file = await ctx.ports.files.open(nameOf(company_id, logo_id));
    return file === null ? null : { jpeg: await buffer(file.body), width, height };
  } catch (error) {
    ctx.log.warn({ err: error }, 'a logo cannot be read');
    return null;
  }
}

/** Serves logos to whom a signed link was given. */
export function mountCompanyLogos(app: Hono, ctx: Ctx): void {
  mountPhotos(app, ctx, LOGO_PLACE, async ({ id, company_id }) => {
    const profile = await findCompanyProfile(ctx, company_id);
    return profile?.logo_id === id ? ((await readCompanyLogo(ctx, company_id))?.jpeg ?? null) : null;
  });
}
