import { expect, it } from 'vitest';
import { issueErrorOf, issueSentence } from './issue-error.ts';

it('says the sentence with its label, "This field" where none is named', () => {
  expect(issueSentence({ key: 'validate.required', params: { label: 'label.product_name' } })).toBe(
    'Product name is required',
  );
  expect(issueSentence({ key: 'validate.required', params: { label: 'address.street' } })).toBe('Street is required');
  expect(issueSentence({ key: 'validate.required', params: {} })).toBe('This field is required');
  expect(issueSentence({ key: 'validate.required', params: { label: 'Kode' } })).toBe('Kode is required');
});

it('fills in values and leaves no placeholder without one', () => {
  expect(issueSentence({ key: 'validate.too_long', params: { label: 'label.name', max: '40' } })).toBe(
    'Name must be 40 characters or fewer',
  );
  expect(issueSentence({ key: 'validate.too_long', params: {} })).toBe('This field must be  characters or fewer');
});

it('answers with the key for a client to translate, and the sentence in English', () => {
  expect(issueErrorOf('street', 'validate.too_long', { label: 'address.street', max: '200' })).toEqual({
    param: 'street',
    code: 'validate.too_long',
    params: { label: 'address.street', max: '200' },
    message: 'Street must be 200 characters or fewer',
  });
});
