import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueMessage, issueSentence, parseIssue } from './issue.ts';
import { VALIDATE_LABELS_EN, VALIDATE_MESSAGES_EN } from './message-source.ts';

describe('issues are keys with parameters (spec section 5: "translation key prefix validate")', () => {
  it('carries any parameter through a message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (max) => {
        expect(parseIssue(issueMessage('validate.too_long', { label: 'label.name', max }))).toEqual({
          key: 'validate.too_long',
          params: { label: 'label.name', max },
        });
      }),
    );
  });

  it('is readable for the simple case', () => {
    expect(issueMessage('validate.required', { label: 'label.name' })).toBe('validate.required|label=label.name');
    expect(parseIssue('validate.too_long|max=40')).toEqual({ key: 'validate.too_long', params: { max: '40' } });
  });

  it.each(['', 'Invalid type: Expected string', 'validate.unheard_of', 'toString'])(
    'knows no issue in %j',
    (message) => {
      expect(parseIssue(message)).toBeNull();
    },
  );

  it('survives a parameter that is not well encoded', () => {
    expect(parseIssue('validate.too_long|max=%E0%A4%A|=x|broken')).toEqual({
      key: 'validate.too_long',
      params: { max: '%E0%A4%A' },
    });
  });

  it('says the sentence with its label, "This field" where none is named', () => {
    expect(issueSentence({ key: 'validate.required', params: { label: 'label.product_name' } })).toBe(
      'Product name is required',
    );
    expect(issueSentence({ key: 'validate.required', params: {} })).toBe('This field is required');
    expect(issueSentence({ key: 'validate.required', params: { label: 'Kode' } })).toBe('Kode is required');
  });

  it('asks a translator for the message and the label', () => {
    const malay: Readonly<Record<string, string>> = {
      'validate.required': '{{label}} diperlukan',
      'label.name': 'Nama',
    };
    expect(
      issueSentence({ key: 'validate.required', params: { label: 'label.name' } }, (key) => malay[key] ?? key),
    ).toBe('Nama diperlukan');
  });

  it('has every key under its prefix, and no sentence twice', () => {
    const sentences = Object.values(VALIDATE_MESSAGES_EN);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    expect(Object.keys(VALIDATE_MESSAGES_EN).filter((key) => !key.startsWith('validate.'))).toEqual([]);
    expect(Object.keys(VALIDATE_LABELS_EN).filter((key) => !/^(?:label|address)\./.test(key))).toEqual([]);
  });
});
