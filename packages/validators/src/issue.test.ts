import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueMessage, parseIssue } from './issue.ts';

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

  it.each(['', 'Invalid type: Expected string', 'label.name', 'toString'])('knows no issue in %j', (message) => {
    expect(parseIssue(message)).toBeNull();
  });

  it('survives a parameter that is not well encoded', () => {
    expect(parseIssue('validate.too_long|max=%E0%A4%A|=x|broken')).toEqual({
      key: 'validate.too_long',
      params: { max: '%E0%A4%A' },
    });
  });
});
