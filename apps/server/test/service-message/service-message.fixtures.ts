import { endpoints, type ServiceMessage } from '@sampan/contract';
import { epochSeconds } from '../../src/platform/clock.ts';
import type { Sample } from '../app/sample.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

const MINUTES_10 = 600;

/** A message of ten minutes for everybody. */
export function messageBody(app: TestApp, en = 'Couriers rest on 25 December.') {
  return { texts: { en }, ends_at: epochSeconds(app.clock) + MINUTES_10 };
}

type MessageCall = 'getLatestMessage' | 'listServiceMessages' | 'createServiceMessage' | 'endServiceMessage';

/** Calls of every endpoint of messages. */
export async function messageSamples(app: TestApp): Promise<Record<MessageCall, Sample>> {
  const token = await app.tokenOf('admin@demo.sampan.test');
  const body = messageBody(app);
  const { body: made } = await app.call<ServiceMessage>(endpoints.createServiceMessage, { token, body });
  return {
    getLatestMessage: {},
    listServiceMessages: { query: { page: '1', per_page: '10' } },
    createServiceMessage: { body },
    endServiceMessage: { params: { id: made.id } },
  };
}
