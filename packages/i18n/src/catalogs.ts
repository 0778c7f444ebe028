import type { Language } from '@sampan/country-rules';
import type { Messages } from '@sampan/messages';

/** Loads the messages of a part of the product in a language. */
export type LoadSection<Section extends string> = (language: Language, section: Section) => Promise<Messages>;

/** The messages that are loaded, by language. */
export interface Catalogs<Section extends string> {
  /** What is loaded of a language; sections that follow are added to the same object. */
  readonly of: (language: Language) => Messages;
  /** Loads a section in a language, and has every later language load it as well. */
  readonly need: (language: Language, section: Section) => Promise<void>;
  /** Loads every section that was needed until now in a language. */
  readonly complete: (language: Language) => Promise<void>;
}

/** Keeps what was loaded; a section that failed to load is asked for again the next time. */
export function createCatalogs<Section extends string>(load: LoadSection<Section>): Catalogs<Section> {
  const sections = new Set<Section>();
  const by_language = new Map<Language, Record<string, string>>();
  const loading = new Map<string, Promise<void>>();

  function catalogOf(language: Language): Record<string, string> {
    const known = by_language.get(language) ?? {};
    by_language.set(language, known);
    return known;
  }

  function add(language: Language, section: Section): Promise<void> {
    const name = `${language} ${section}`;
    const known = loading.get(name);
    if (known !== undefined) return known;
    const added = load(language, section).then((messages) => void Object.assign(catalogOf(language), messages));
    loading.set(name, added);
    added.catch(() => loading.delete(name));
    return added;
  }

  async function complete(language: Language): Promise<void> {
    const count = sections.size;
    await Promise.all([...sections].map((section) => add(language, section)));
    // A page may have been opened meanwhile.
    if (sections.size > count) await complete(language);
  }

  return {
    of: catalogOf,
    need: (language, section) => {
      sections.add(section);
      return add(language, section);
    },
    complete,
  };
}
