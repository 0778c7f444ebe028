import type { ActivityEntry } from '@sampan/contract';
import type { Localisation } from '@sampan/i18n';
import type { LooseTranslate } from '@sampan/messages';

/** Who did it, in words. Support is never named, and nobody is 'null'. */
export function whoOf({ t }: Pick<Localisation, 't'>, { kind, name }: ActivityEntry['actor']): string {
  if (kind === 'person' && name !== '') return name;
  if (kind === 'key') return t('activity.who_key', { name });
  if (kind === 'support') return t('activity.who_support');
  return kind === 'system' ? t('activity.who_system') : t('activity.who_visitor');
}

/** What happened as a sentence. An action this page does not know yet is told without its name. */
export function sentenceOf(locale: Pick<Localisation, 't'>, entry: Pick<ActivityEntry, 'action' | 'actor'>): string {
  const who = whoOf(locale, entry.actor);
  const key = `activity.did_${entry.action.replaceAll('.', '_')}`;
  const said = (locale.t as LooseTranslate)(key, { who });
  return said === key ? locale.t('activity.did_something', { who }) : said;
}

/** The network of the caller as people may read it: '203.0.113.•' for 203.0.113.0/24. */
export function networkText(ip: string): string {
  const v4 = /^(\d+\.\d+\.\d+)\.0\/24$/u.exec(ip)?.[1];
  if (v4 !== undefined) return `${v4}.•`;
  return ip.replace(/::\/48$/u, ':•');
}
