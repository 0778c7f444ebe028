import { endpoints } from '@sampan/contract';
import { expect, test } from 'vitest';
import { endpointTypes } from './endpoint-types.ts';

test('the published types name every endpoint by its own file, those of a group as well', async () => {
  const text = await endpointTypes();
  for (const name of Object.keys(endpoints)) expect(text).toContain(`  readonly ${name}: typeof m`);
  expect(text).toMatch(/ {2}readonly listSavedRecipients: typeof m\d+\.addressBookEndpoints\.listSavedRecipients;/u);
});
