import { siteTexts } from './site-texts.ts';

/** The first thing a keyboard reaches on every page. */
export function SkipLinkView({ text = siteTexts('en').skip }: { text?: string }) {
  return (
    <a className="skip" href="#content">
      {text}
    </a>
  );
}
