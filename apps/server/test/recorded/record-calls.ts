import { accountCalls } from './account-calls.ts';
import { COUNTRIES, openCompany } from './companies.ts';
import { moneyCalls, sellingCalls } from './money-calls.ts';
import { createRecorder, type RecordedCall } from './recorder.ts';
import { refusalCalls } from './refusal-calls.ts';
import { shippingCalls } from './shipping-calls.ts';

/**
 * Makes all calls of the recording, one after the other, on a server whose database holds the demo and nothing besides. Companies
 * are opened for it, so that what the demo's own have does not matter.
 */
export async function recordCalls(url: string): Promise<readonly RecordedCall[]> {
  const recorder = createRecorder(url);
  for (const country of COUNTRIES) {
    const company = await openCompany(recorder, country);
    await shippingCalls(recorder, company);
    await moneyCalls(recorder, company);
    if (country !== 'SG') continue;
    await sellingCalls(recorder, company);
    await accountCalls(recorder, company);
    const { token } = await recorder.prepare('POST /api/v1/login', {
      body: { email: 'admin@demo.sampan.test', password: 'Sampan#2026' },
    });
    await refusalCalls(recorder, company, token);
  }
  return recorder.calls;
}
