import { LANGUAGES } from '@sampan/country-rules';
import { expect, it } from 'vitest';
import { fillText, textsOf } from './texts.ts';

it('gives a topic in each language, with the groups of English', () => {
  const texts = textsOf('mail_member');
  expect(Object.keys(texts).toSorted()).toEqual(LANGUAGES.toSorted());
  expect([texts.en.button, texts.my.button, texts.vi.roles.owner]).toEqual([
    'Accept invitation',
    'Terima jemputan',
    'chủ sở hữu',
  ]);
});

it('fills placeholders, leaves out what has no value, and reads no value a second time', () => {
  expect(fillText('{{by}} invited {{who}} to {{company}}', { by: '{{who}} $&', company: 'Kopi' })).toBe(
    '{{who}} $& invited  to Kopi',
  );
});
