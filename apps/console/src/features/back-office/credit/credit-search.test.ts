import { expect, test } from 'vitest';
import { parseCreditSearch } from './credit-search.ts';

test('the URL of /operator/credit holds which companies, a name, the page and the open one', () => {
  const search = {
    scope: 'overdue',
    search: 'harbour',
    page: '2',
    company: '01a1fc16-bb9c-785d-82ef-2117c4e0d956',
  };
  expect(parseCreditSearch(search)).toEqual(search);
  expect(parseCreditSearch({ scope: 'post_billing', search: ' ', page: '1', company: 'x' })).toEqual({});
});
