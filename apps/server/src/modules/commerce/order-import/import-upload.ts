import { MAX_IMPORT_BYTES, type Answer, type endpoints } from '@sampan/contract';
import { epochSeconds } from '../../../platform/clock.ts';
import { requireWriter, type Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { readGrant, signGrant } from '../../../platform/signed-link.ts';

export const UPLOAD_PATH = '/api/files/uploads';
/** An address takes its file for so long. */
const ADDRESS_LIFE_S = 600;
/** A file that no import was made of is forgotten after this time: its page was left. */
const UNUSED_KEPT_S = 86_400;
const FOLDER = 'uploads/';

/** Addresses of uploads take uploads only: other links are signed with other secrets. */
function secretsOf(ctx: Pick<Ctx, 'env'>): string[] {
  return ctx.env.signing_secrets.map((secret) => `${secret}:upload`);
}

function fileOf(company_id: string, upload_id: string): string {
  return `${FOLDER}${company_id}/${upload_id}.csv`;
}

/**
 * An address of this server that takes one large file without a session, for ten minutes (spec 7 'POST to a given URL as
 * multipart with an empty Authorization header'). The file waits in the files port, in the company's own folder.
 */
export async function createImportUpload({ ctx }: { ctx: Ctx }): Promise<Answer<typeof endpoints.createImportUpload>> {
  const { company_id } = requireWriter(ctx);
  const upload_id = newId();
  const expires_at = epochSeconds(ctx.clock) + ADDRESS_LIFE_S;
  const token = signGrant(secretsOf(ctx), { company_id, payload: { upload_id }, expires_at });
  return { upload_id, upload_url: `${UPLOAD_PATH}/${token}`, expires_at, max_bytes: MAX_IMPORT_BYTES };
}

/** Whose file an address takes; null for one that is too old or not ours. */
export function uploadOf(ctx: Ctx, token: string): { company_id: string; upload_id: string } | null {
  const grant = readGrant(secretsOf(ctx), token, epochSeconds(ctx.clock));
  return grant && { company_id: grant.company_id, upload_id: String(grant.payload['upload_id']) };
}

/** Keeps what was posted. The same address may be posted to again: the newest file counts. */
export async function keepUpload(ctx: Ctx, company_id: string, upload_id: string, content: Buffer): Promise<void> {
  const body = async function* () {
    yield content;
  };
  await ctx.ports.files.put(fileOf(company_id, upload_id), body());
}

/** The file of a company's upload; null where there is none. */
export async function readUpload(ctx: Ctx, company_id: string, upload_id: string): Promise<Buffer | null> {
  const file = await ctx.ports.files.open(fileOf(company_id, upload_id));
  return file && Buffer.from(await new Response(file.body).arrayBuffer());
}

export async function dropUpload(ctx: Ctx, company_id: string, upload_id: string): Promise<void> {
  await ctx.ports.files.delete(fileOf(company_id, upload_id));
}

/** Deletes files that no import was made of. */
export async function purgeImportUploads(ctx: Ctx): Promise<void> {
  const before = epochSeconds(ctx.clock) - UNUSED_KEPT_S;
  for await (const { name, written_at } of ctx.ports.files.list(FOLDER))
    if (written_at < before) await ctx.ports.files.delete(name);
}
