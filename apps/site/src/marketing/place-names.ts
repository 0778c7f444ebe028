import type { SiteLanguage } from '../layout/site-texts.ts';

/** Places of the price tables that a language calls otherwise than English does. */
const NAMES: Partial<Record<SiteLanguage, Readonly<Record<string, string>>>> = {
  ms: {
    'Klang Valley': 'Lembah Klang',
    'Peninsular Malaysia': 'Semenanjung Malaysia',
    'East Malaysia': 'Malaysia Timur',
  },
  id: {
    Java: 'Jawa',
    'Bali and Nusa Tenggara': 'Bali dan Nusa Tenggara',
    Sumatra: 'Sumatera',
    'Maluku and Papua': 'Maluku dan Papua',
  },
};

export const placeName = (name: string, language: SiteLanguage): string => NAMES[language]?.[name] ?? name;
