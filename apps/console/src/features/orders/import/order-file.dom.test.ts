import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentOf, LARGE_FILE_BYTES } from './order-file.ts';

const upload = { upload_id: 'u1', upload_url: '/api/files/uploads/token', expires_at: 1, max_bytes: 5_242_880 };
const large = new Blob(['x'.repeat(LARGE_FILE_BYTES + 1)]);

describe('a file of orders on its way to the server (spec 7 Orders)', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('goes with the call while it is small', async () => {
    const api = { createImportUpload: vi.fn(async () => upload) };
    expect(await contentOf(api, { file_name: 'a.csv', content: new Blob(['a,b']) })).toEqual({ data_base64: 'YSxi' });
    expect(await contentOf(api, { file_name: 'a.csv', content: 'YSxi' })).toEqual({ data_base64: 'YSxi' });
    expect(api.createImportUpload).not.toHaveBeenCalled();
  });

  it('goes to the address that the server just gave once it is large, without who sends it', async () => {
    const sent: { url: string; authorization: unknown; file: FormDataEntryValue | null }[] = [];
    vi.stubGlobal('fetch', async (url: URL, init: { headers: Record<string, string>; body: FormData }) => {
      sent.push({ url: String(url), authorization: init.headers['Authorization'], file: init.body.get('file') });
      return new Response('{}');
    });
    const api = { createImportUpload: vi.fn(async () => upload) };
    const base = 'https://app.sampan.test';
    expect(await contentOf(api, { file_name: 'a.csv', content: large }, base)).toEqual({ upload_id: 'u1' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ url: `${base}${upload.upload_url}`, authorization: '' });
    expect(sent.map(({ file }) => (file as File).size)).toEqual([large.size]);
  });

  it('goes to no other host, whatever address comes', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    const api = { createImportUpload: async () => ({ ...upload, upload_url: 'https://elsewhere.example/u' }) };
    await expect(contentOf(api, { file_name: 'a.csv', content: large })).rejects.toThrow(TypeError);
    expect(fetch).not.toHaveBeenCalled();
  });
});
