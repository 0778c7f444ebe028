import { createTranslator } from '@sampan/messages';
import { en } from '@sampan/messages/en/index';
import { describe, expect, it } from 'vitest';
import { pseudoMessages, pseudoText } from './pseudo-locale.ts';

describe('pseudo language', () => {
  it('is longer, accented, bracketed, and keeps placeholders', () => {
    expect(pseudoText('Save')).toBe('[Šăṽë~~]');
    expect(pseudoText('{{count}} parcels')).toBe('[{{count}} þăŕçëļš~~~~]');
    const t = createTranslator({ language: 'en', messages: pseudoMessages(en) });
    expect(t('order.count', { count: 2 })).toBe('[2 þăŕçëļš~~~~]');
  });
});
