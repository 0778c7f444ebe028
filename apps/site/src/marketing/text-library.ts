import * as v from 'valibot';
import { parse } from 'yaml';
import { table, type Block } from '../blocks/block.ts';
import { siteTexts, type SiteLanguage } from '../layout/site-texts.ts';
import { readText, type SiteText } from '../layout/read-text.ts';
import { EVERYWHERE, fillScope, type Scope } from './scope.ts';

const holidays = v.strictObject({
  source: v.strictObject({ name: v.string(), url: v.pipe(v.string(), v.url()) }),
  days: v.array(
    v.strictObject({
      date: v.pipe(v.string(), v.isoDate()),
      name: v.string(),
      /** In the country's own language, where pages are written in it. */
      own_name: v.optional(v.string()),
    }),
  ),
});
export type Holidays = v.InferOutput<typeof holidays>;

/** The texts of the public site by their place below `content`. */
export interface TextLibrary {
  /** Throws where there is none. */
  get(path: string): SiteText;
  has(path: string): boolean;
  /** Names of the files in a folder, without `.md`, by `order` and then by name. */
  list(folder: string): string[];
  holidaysOf(scope: Scope): Holidays | null;
}

export function createTextLibrary(texts: Readonly<Record<string, string>>): TextLibrary {
  const library: TextLibrary = {
    get(path) {
      const text = texts[`${path}.md`];
      if (text === undefined) throw new Error(`content/${path}.md does not exist`);
      return readText(path, text);
    },
    has: (path) => `${path}.md` in texts,
    list: (folder) =>
      Object.keys(texts)
        .filter(
          (path) =>
            path.startsWith(`${folder}/`) && path.endsWith('.md') && !path.slice(folder.length + 1).includes('/'),
        )
        .map((path) => path.slice(folder.length + 1, -3))
        .toSorted(
          (a, b) =>
            library.get(`${folder}/${a}`).front.order - library.get(`${folder}/${b}`).front.order || (a < b ? -1 : 1),
        ),
    holidaysOf: ({ id }) => {
      const text = texts[`${id}/holidays.yaml`];
      return text === undefined ? null : v.parse(holidays, parse(text, { schema: 'core' }));
    },
  };
  return library;
}

/** A text of every country, or of one, in the scope's language: `topics/cod` of Singapore is `sg/en/topics/cod`. */
export const pathOf = ({ id, language }: Scope, name: string): string => `${id}/${language}/${name}`;
export const everywhere = (name: string): string => pathOf(EVERYWHERE, name);

/** Puts the scope into every text of the blocks. */
export function fillBlocks(blocks: readonly Block[], scope: Scope): Block[] {
  return JSON.parse(JSON.stringify(blocks), (_, value: unknown) =>
    typeof value === 'string' ? fillScope(value, scope) : value,
  ) as Block[];
}

/** `Fri 25 Dec 2026`, with the words of the language. */
export function dayText(day: string, language: SiteLanguage = 'en'): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(',', '');
}

/** A country's holidays as a table. */
export function holidayBlock({ days }: Holidays, language: SiteLanguage): Block {
  const t = siteTexts(language);
  return table(
    t.holidays,
    [t.column_day, t.column_holiday],
    days.map(({ date, name, own_name }) => [dayText(date, language), language === 'en' ? name : (own_name ?? name)]),
  );
}
