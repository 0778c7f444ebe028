import { pageSite as en } from '@sampan/messages/en/page-site';
import { pageSite as fil } from '@sampan/messages/fil/page-site';
import { pageSite as id } from '@sampan/messages/id/page-site';
import { pageSite as ms } from '@sampan/messages/ms/page-site';

const TEXTS = { en, ms, fil, id } as const;
/** Languages that pages of the site are written in. */
export type SiteLanguage = keyof typeof TEXTS;
export type SiteTexts = Readonly<Record<keyof typeof en, string>>;

/** What stands around a page's own texts, in its language. */
export const siteTexts = (language: SiteLanguage): SiteTexts => TEXTS[language];

/** A text with its `{{placeholders}}` filled. Throws where one has no value: pages are made once and read by many. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" has no ${name}`);
    return String(value);
  });
}
