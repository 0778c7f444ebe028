import { BCP47_OF_LANGUAGE, FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@sampan/country-rules';

/** First parts of language tags; browsers in the Philippines say Tagalog where they mean Filipino. */
const BY_TAG = new Map<string, Language>([
  ...LANGUAGES.map((language): [string, Language] => [BCP47_OF_LANGUAGE[language].split('-')[0] ?? language, language]),
  ['tl', 'ph'],
]);

/** The language of ours that a visitor's browser likes best (`Accept-Language`), English where it likes none of them. */
export function pageLanguageOf(accepted: string | undefined): Language {
  const wishes = (accepted ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/u.exec(parameter)?.[1]).find(Boolean);
    return { language: BY_TAG.get(tag.split('-')[0] ?? ''), weight: weight === undefined ? 1 : Number(weight) };
  });
  const liked = wishes.filter(({ language, weight }) => language !== undefined && weight > 0);
  return liked.sort((one, other) => other.weight - one.weight)[0]?.language ?? FALLBACK_LANGUAGE;
}
