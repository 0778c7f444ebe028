import type { CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import { useState, type ReactNode } from 'react';
import { shareLinksOf } from './share-links.ts';

export interface AskForParcelProps {
  t: Translate;
  /** What was asked for last. */
  tracking_id: string;
  /** Why there is nothing to show; '' when nobody asked yet. */
  note: string;
  onAsk: (id: string) => void;
}

/** Asks for a tracking number. */
export function AskForParcel({ t, tracking_id, note, onAsk }: AskForParcelProps): ReactNode {
  const [id, setId] = useState(tracking_id);
  return (
    <form
      className="s-ask"
      part="ask"
      onSubmit={(event) => {
        event.preventDefault();
        // Empty text does nothing (spec 2 'Header').
        if (id.trim() !== '') onAsk(id.trim());
      }}
    >
      <label htmlFor="id">{t('tracking.number')}</label>
      <div className="s-ask__row">
        <input
          id="id"
          value={id}
          maxLength={64}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="note"
          onChange={(event) => setId(event.target.value)}
        />
        <button type="submit" part="button">
          {t('tracking.ask')}
        </button>
      </div>
      <p id="note" role="status" className="s-failure">
        {note}
      </p>
    </form>
  );
}

export interface ShareBarProps {
  t: Translate;
  /** Page that shows the parcel to anybody. */
  url: string;
  country: CountryCode;
}

/** Passes the parcel on: the phone's own sheet, the chat app of the country, the link. */
export function ShareBar({ t, url, country }: ShareBarProps): ReactNode {
  const [copied, setCopied] = useState(false);
  const text = t('tracking.share_text', { url });
  return (
    <div className="s-share" part="share">
      {'share' in navigator ? (
        <button type="button" className="s-link" onClick={() => void navigator.share({ text }).catch(() => {})}>
          {t('tracking.share')}
        </button>
      ) : null}
      {shareLinksOf(country, text).map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
      <button
        type="button"
        className="s-link"
        onClick={() =>
          void navigator.clipboard.writeText(url).then(
            () => setCopied(true),
            () => {},
          )
        }
      >
        {copied ? t('common.copied') : t('tracking.share_copy')}
      </button>
    </div>
  );
}
