import { unsafeCSS, type CSSResult } from '@lit/reactive-element';
import type { CountryCode } from '@sampan/country-rules';
import { createTrackingFormatters } from '@sampan/i18n/tracking-format';
import { createPublicTrackingStore, TRACKING_REFRESH_MS } from '@sampan/stores/tracking';
import css from 'sampan:css/tracking';
import { locales } from 'sampan:messages/tracking';
import { emit } from '../shell/emit.ts';
import { SampanElement, type RunningWidget, type WidgetContext } from '../shell/sampan-element.tsx';
import type { WidgetError } from '../shell/widget-error.ts';
import { PublicTrackingView, type TrackingExtras } from './public-tracking.view.tsx';
import { createTrackingLoad } from './tracking.port.ts';

/** `<sampan-tracking tracking-id="SMP…">`: a parcel's way for anybody. Without an id it asks for one. */
export class SampanTrackingElement extends SampanElement {
  static override readonly locales = locales;
  static override styles: CSSResult = unsafeCSS(css);
  static override readonly restarts = [...SampanElement.restarts, 'trackingId'];
  static override properties = {
    ...SampanElement.properties,
    trackingId: { attribute: 'tracking-id', reflect: true },
  };

  declare trackingId: string | null;

  protected override start(context: WidgetContext): RunningWidget {
    const { t, connection, hostedUrl, redraw } = context;
    const tracking_id = this.trackingId ?? '';
    const format = createTrackingFormatters(connection.country as CountryCode, t);
    const model = createPublicTrackingStore(createTrackingLoad(context));
    let extras: TrackingExtras | null = null;
    let status = '';
    const unsubscribe = model.$state.listen((state) => {
      redraw();
      // Whatever is shown now, somebody may type or share next.
      if (state.kind !== 'loading') void loadExtras();
      if (state.kind !== 'ready' || state.tracked.info.status === status) return;
      status = state.tracked.info.status;
      emit(this, 'sampan-change', { status });
    });
    const loadExtras = async (): Promise<void> => {
      if (extras === null) {
        const part = await import('./tracking-extras.ts');
        this.adopt(part.css);
        extras = part.parts;
      }
      redraw();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void model.refresh();
    }, TRACKING_REFRESH_MS);
    if (tracking_id === '') void loadExtras();
    else void model.open(tracking_id);
    return {
      isUsable: () => {
        const state = model.$state.get();
        if (state.kind === 'unavailable' && (state.error as WidgetError).code !== 'tracking_not_available')
          return false;
        return state.kind === 'ready' || (state.kind !== 'loading' && extras !== null);
      },
      view: () => (
        <PublicTrackingView
          state={model.$state.get()}
          extras={extras}
          t={t}
          format={format}
          tracking_id={tracking_id}
          hostedUrl={(id) => hostedUrl(`/t/${encodeURIComponent(id)}`)}
          onAsk={(id) => {
            if (emit(this, 'sampan-submit', { id }, true)) this.trackingId = id;
          }}
          onRetry={() => void model.refresh()}
        />
      ),
      stop: () => {
        clearInterval(timer);
        unsubscribe();
        model.stop();
      },
    };
  }
}
