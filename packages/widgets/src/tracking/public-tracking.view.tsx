import type { TrackingFormatters, Translate } from '@sampan/i18n';
import { useState, type ReactNode } from 'react';
import { FailureLine } from '../shell/failure-line.view.tsx';
import { useStore } from '../shell/use-store.ts';
import { WidgetError } from '../shell/widget-error.ts';
import { shareLinksOf } from './share-links.ts';
import { TrackingPanel } from './tracking-panel.view.tsx';
import { TrackingSkeleton } from './tracking-skeleton.view.tsx';
import type { PublicTrackingModel, Tracked } from './public-tracking.model.ts';

export interface PublicTrackingViewProps {
  model: PublicTrackingModel;
  t: Translate;
  format: TrackingFormatters;
  /** The parcel to show; '' asks for one. */
  tracking_id: string;
  /** Page that shows the same parcel to anybody; null where no server is known. */
  hostedUrl: (id: string) => string | null;
  /** Somebody typed an id. */
  onAsk: (id: string) => void;
}

/** The panel for anybody: asks for an id when it has none, then courier, history and how to pass it on (spec 2). */
export function PublicTrackingView(props: PublicTrackingViewProps): ReactNode {
  const { model, t, format, tracking_id, hostedUrl } = props;
  const state = useStore(model.$state);
  if (tracking_id === '' || state.kind === 'idle') return <AskForParcel {...props} />;
  if (state.kind === 'loading') return <TrackingSkeleton label={t('common.loading')} />;
  const url = hostedUrl(tracking_id);
  if (state.kind === 'ready')
    return (
      <>
        <TrackingPanel info={state.tracked.info} t={t} format={format} headingLevel={2} />
        {url === null ? null : <Share info={state.tracked.info} url={url} t={t} />}
      </>
    );
  const { error } = state;
  if (error instanceof WidgetError && error.code !== 'tracking_not_available')
    return <FailureLine error={error} t={t} hosted_url={url} onRetry={() => void model.refresh()} />;
  return <AskForParcel {...props} note={t('tracking.not_available')} />;
}

function AskForParcel({ t, tracking_id, onAsk, note }: PublicTrackingViewProps & { note?: string }) {
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

function Share({ info, url, t }: { info: Tracked['info']; url: string; t: Translate }) {
  const [copied, setCopied] = useState(false);
  const text = t('tracking.share_text', { url });
  return (
    <div className="s-share" part="share">
      {'share' in navigator ? (
        <button type="button" className="s-link" onClick={() => void navigator.share({ text }).catch(() => {})}>
          {t('tracking.share')}
        </button>
      ) : null}
      {shareLinksOf(info.origin_country_code, text).map(({ name, href }) => (
        <a key={name} href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ))}
      <button
        type="button"
        className="s-link"
        onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true), () => {})}
      >
        {copied ? t('common.copied') : t('tracking.share_copy')}
      </button>
    </div>
  );
}
