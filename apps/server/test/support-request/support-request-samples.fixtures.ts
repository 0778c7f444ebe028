import { endpoints, type SupportRequest } from '@sampan/contract';
import type { Sample } from '../app/sample.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

export const REQUEST = { subject: 'Pick-up on Saturdays', content: 'Do you pick up on Saturdays?\nAnd on Sundays?' };

/** A call of each endpoint of support requests. */
export async function supportRequestSamples(app: TestApp, token: string) {
  const make = async () =>
    (await app.call<SupportRequest>(endpoints.createSupportRequest, { token, body: REQUEST })).body.id;
  const [id, closable] = [await make(), await make()];
  return {
    listSupportRequests: { query: { page: '1', per_page: '10' } },
    createSupportRequest: { body: REQUEST },
    getSupportRequest: { params: { id } },
    replySupportRequest: { params: { id }, body: { content: 'At 10 am?' } },
    closeSupportRequest: { params: { id: closable } },
    listDeskRequests: { query: { page: '1', per_page: '10', state: 'open' } },
    getDeskRequest: { params: { id } },
    answerDeskRequest: { params: { id }, body: { content: 'Yes, until 2 pm.' } },
    closeDeskRequest: { params: { id: closable } },
  } satisfies Record<string, Sample>;
}
