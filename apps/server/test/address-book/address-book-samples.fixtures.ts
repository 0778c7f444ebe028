import { endpoints, type EndpointName, type SavedRecipient } from '@sampan/contract';
import { RECIPIENT } from '../app/full-draft.fixtures.ts';
import type { Sample } from '../app/sample.ts';
import type { TestApp } from '../app/test-app.fixtures.ts';

type AddressBookEndpoint =
  | 'listSavedRecipients'
  | 'createSavedRecipient'
  | 'importSavedRecipients'
  | 'updateSavedRecipient'
  | 'deleteSavedRecipient';

/** Saves a recipient and answers it. */
export async function newRecipient(
  app: TestApp,
  token: string,
  change: object = {},
  tags: readonly string[] = [],
): Promise<SavedRecipient> {
  const body = { party: { ...RECIPIENT, ...change }, tags };
  const made = await app.call<SavedRecipient>(endpoints.createSavedRecipient, { token, body });
  if (made.status !== 200) throw new Error(JSON.stringify(made.body));
  return made.body;
}

const FILE = 'name,phone,address,unit,postcode\nTan Wei Ming,91234567,145 Lorong 2 Toa Payoh,#08-212,310145\n';

/** A call of each endpoint of the address book, on people of their own. */
export async function addressBookSamples(
  app: TestApp,
  token: string,
): Promise<Record<AddressBookEndpoint & EndpointName, Sample>> {
  const changed = await newRecipient(app, token, { name: 'Siti Changed' });
  const erased = await newRecipient(app, token, { name: 'Siti Erased' });
  return {
    listSavedRecipients: { query: { search: 'siti', per_page: '20' } },
    createSavedRecipient: { body: { party: { ...RECIPIENT, name: 'Siti New' }, tags: ['Wholesale'] } },
    importSavedRecipients: { body: { data_base64: Buffer.from(FILE).toString('base64'), tags: ['Wholesale'] } },
    updateSavedRecipient: { params: { id: changed.id }, body: { party: RECIPIENT, tags: ['Monthly box'] } },
    deleteSavedRecipient: { params: { id: erased.id } },
  };
}
