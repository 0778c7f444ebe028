import type { privacy } from '@sampan/messages/en/privacy';

export type PrivacyTexts = Readonly<Record<keyof typeof privacy, string>>;

const LOADERS: Readonly<Record<string, () => Promise<{ readonly privacy: PrivacyTexts }>>> = {
  id: () => import('@sampan/messages/id/privacy'),
  ms: () => import('@sampan/messages/ms/privacy'),
  fil: () => import('@sampan/messages/fil/privacy'),
  vi: () => import('@sampan/messages/vi/privacy'),
};
const english = () => import('@sampan/messages/en/privacy');

/** The sentences of the privacy choices in the language of the page. */
export async function privacyTexts(locale: string): Promise<PrivacyTexts> {
  const load = LOADERS[locale.split('-')[0] ?? ''] ?? english;
  return (await load()).privacy;
}
