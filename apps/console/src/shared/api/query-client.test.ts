import { createApi } from '@sampan/api-client';
import { expect, test } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { queryKeys } from './query-keys.ts';

test.each([
  ['email_unverified', true],
  ['terms_required', true],
  ['forbidden', false],
])('spec 4: a write refused with %s asks for the person anew: %s', async (code, is_stale) => {
  const queries = createQueryClient();
  const api = createApi({
    base_url: 'http://server.test',
    country: 'SG',
    language: 'en',
    fetch: async () => Response.json({ code, message: 'Refused.' }, { status: 403 }),
  });
  queries.setQueryData(queryKeys.me, { id: 'u1' });
  const mutation = queries.getMutationCache().build(queries, { mutationFn: () => api.acceptTerms() });
  await expect(mutation.execute(undefined)).rejects.toMatchObject({ code });
  expect(queries.getQueryState(queryKeys.me)?.isInvalidated).toBe(is_stale);
});
