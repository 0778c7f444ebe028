import type { CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import { Component, type ReactNode } from 'react';
import { shareLinksOf } from './share-links.ts';

export interface AskForParcelProps {
  t: Translate;
  /** What was asked for last. */
  tracking_id: string;
  /** Nobody may see what was asked for, or there is none. */
  is_unknown: boolean;
  onAsk: (id: string) => void;
}

/** Asks for a tracking number. Without a state of its own, as hooks would weigh more than all that is fetched here. */
export function AskForParcel({ t, tracking_id, is_unknown, onAsk }: AskForParcelProps): ReactNode {
  return (
    <form
      className="s-ask"
      part="ask"
      onSubmit={(event) => {
        event.preventDefault();
        const id = new FormData(event.currentTarget).get('id') as string;
        // Empty text does nothing (spec 2 'Header').
        if (id.trim() !== '') onAsk(id.trim());
      }}
    >
      <label htmlFor="id">{t('tracking.number')}</label>
      <div className="s-ask__row">
        <input
          id="id"
          name="id"
          defaultValue={tracking_id}
          maxLength={64}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="note"
        />
        <button type="submit" part="button">
          {t('tracking.ask')}
        </button>
      </div>
      <p id="note" role="status" className="s-failure">
        {is_unknown ? `${t('tracking.not_available')} ${t('tracking.check_number')}` : ''}
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
export class ShareBar extends Component<ShareBarProps, { is_copied: boolean }> {
  override state = { is_copied: false };

  override render(): ReactNode {
    const { t, url, country } = this.props;
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
              () => this.setState({ is_copied: true }),
              () => {},
            )
          }
        >
          {this.state.is_copied ? t('common.copied') : t('tracking.share_copy')}
        </button>
      </div>
    );
  }
}
