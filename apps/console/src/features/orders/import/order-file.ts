import { sendFile, type Api } from '@sampan/api-client';
import { base64OfFile } from '../../../shared/form/file-base64.ts';

/**
 * A larger file goes to an address of its own (spec 7 Orders): a call carries it a third longer, and as text that the page
 * and the server each hold whole.
 */
export const LARGE_FILE_BYTES = 1_048_576;

/** A file of orders that was chosen, or the content of one in base64. */
export interface OrderFile {
  file_name: string;
  content: Blob | string;
}

/** What of a file goes into the call that makes an import of it. A large one is sent first. */
export async function contentOf(
  api: Pick<Api, 'createImportUpload'>,
  { file_name, content }: OrderFile,
  base_url: string = window.location.origin,
): Promise<{ data_base64: string } | { upload_id: string }> {
  if (typeof content === 'string') return { data_base64: content };
  if (content.size <= LARGE_FILE_BYTES) return { data_base64: await base64OfFile(content) };
  const { upload_id, upload_url } = await api.createImportUpload({ body: {} });
  await sendFile(upload_url, content, file_name, { base_url });
  return { upload_id };
}
