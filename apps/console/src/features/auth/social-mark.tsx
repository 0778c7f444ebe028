import type { SocialProvider } from '@sampan/contract';
import './social.css';

const LETTERS: Readonly<Record<SocialProvider, string>> = { google: 'G', facebook: 'f' };

/** A provider's letter in our own drawing. The name stands beside it, so it is decoration. */
export function SocialMark({ provider }: { provider: SocialProvider }) {
  // The letter is drawn by the style sheet: it is no word to read out or to copy.
  return <span className="c-social__mark" data-letter={LETTERS[provider]} aria-hidden="true" />;
}
