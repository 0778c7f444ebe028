import type { ServiceMessage } from '@sampan/contract';
import type { Language } from '../../../platform/context.ts';
import type { MessageTexts, ServiceMessageRow } from './service-message.table.ts';

/** A message as Sampan's people see it. */
export function presentMessage(row: ServiceMessageRow, now: number): ServiceMessage {
  const { id, texts, tone, country_code, created_at, ends_at } = row;
  return { id, texts, tone, country_code, created_at, ends_at, is_shown: ends_at > now };
}

/** The sentence of a language; the English where it was not written in it. */
export function textOf(texts: MessageTexts, language: Language): string {
  return texts[language] ?? texts.en;
}
