import { unsafeCSS, type CSSResult } from '@lit/reactive-element';
import type { CountryCode } from '@sampan/country-rules';
import { createTrackingFormatters } from '@sampan/i18n/tracking-format';
import { createPublicTrackingStore, TRACKING_REFRESH_MS } from '@sampan/stores/tracking';
import css from 'sampan:css/tracking';
import { locales } from 'sampan:messages/tracking';
import { emit } from '../shell/emit.ts';
import { SampanElement, type RunningWidget, type WidgetContext } from '../shell/sampan-element.tsx';
import { startInTurn } from '../shell/start-in-turn.ts';
import { partMissing, type WidgetError } from '../shell/widget-error.ts';
import { isUnknown, PublicTrackingView, type TrackingExtras } from './public-tracking.view.tsx';
import { createTrackingLoad } from './tracking.port.ts';

/** `<sampan-tracking tracking-id="SMP…">`: a parcel's way for anybody. Without an id it asks for one. */
export class SampanTrackingElement extends SampanElement {
  static override readonly locales = locales;
  static override styles: CSSResult = unsafeCSS(css);
  static override readonly inTurn = startInTurn;
  static override readonly restarts = [...SampanElement.restarts, 'trackingId'];
  static override properties = {
    ...SampanElement.properties,
    trackingId: { attribute: 'tracking-id', reflect: true },
  };

  declare trackingId: string | null;

  #extras: TrackingExtras | null = null;
  /** What a visitor asked for, as opposed to the page. */
  #asked: string | null = null;

  protected override start(context: WidgetContext): RunningWidget {
    const { t, connection, hostedUrl, redraw, fail } = context;
    const tracking_id = this.trackingId ?? '';
    const format = createTrackingFormatters(connection.country as CountryCode, t);
    const load = createTrackingLoad(context);
    const model = createPublicTrackingStore(async (id) => {
      const tracked = await load(id);
      // What the sender asked of the courier is said by a part that few parcels need for their first paint.
      if (tracked.info.trackings.some(({ instruction }) => instruction)) await loadExtras();
      return tracked;
    });
    let missing: WidgetError | null = null;
    let status = '';
    /** How often it asked since the parcel last moved. */
    let asked = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loadExtras = async (): Promise<void> => {
      if (this.#extras === null) {
        try {
          const part = await import('./tracking-extras.ts');
          this.adopt(part.css);
          part.keepTyping(this.renderRoot as ShadowRoot);
          Object.assign(locales.english, part.english);
          // It speaks again before the part is drawn, so that no key is seen in place of its words.
          this.requestUpdate('messages', part);
          await this.updateComplete;
          this.#extras = part.parts;
          missing = null;
        } catch {
          missing = fail(partMissing());
        }
      }
      redraw();
    };
    const unlisten = model.$state.listen((state) => {
      redraw();
      // Whatever is shown now, somebody may type or share next.
      if (state.kind !== 'loading') void loadExtras();
      if (state.kind !== 'ready' || state.tracked.info.status === status) return;
      asked = 0;
      status = state.tracked.info.status;
      emit(this, 'sampan-change', { status });
    });
    /** Asks for news; a page nobody looks at, a number nobody knows and a parcel that has arrived have none. */
    const refresh = (): void => {
      if (document.visibilityState !== 'visible') asked = 0;
      else if (status !== 'completed' && status !== 'cancelled' && !isUnknown(model.$state.get())) {
        asked += 1;
        void model.refresh();
      }
      wait();
    };
    /** A minute at first, and longer each time up to a quarter of an hour: an open tab never uses up its day's requests. */
    const wait = (): void => {
      timer = setTimeout(refresh, TRACKING_REFRESH_MS * Math.min(15, 1 + asked / 8));
    };
    wait();
    if (tracking_id === '') void loadExtras();
    else void model.open(tracking_id);
    const retry = (): void => void (missing === null ? model.refresh() : loadExtras());
    return {
      isUsable: () => {
        const state = model.$state.get();
        return state.kind === 'ready' || (this.#extras !== null && (state.kind === 'idle' || isUnknown(state)));
      },
      view: () => (
        <PublicTrackingView
          state={model.$state.get()}
          extras={this.#extras}
          missing={missing}
          is_asked={this.#asked === tracking_id}
          t={t}
          format={format}
          tracking_id={tracking_id}
          hostedUrl={(id) => hostedUrl(`/t/${encodeURIComponent(id)}`)}
          onAsk={(id) => {
            if (!emit(this, 'sampan-submit', { id }, true)) return;
            this.#asked = id;
            if (id === tracking_id) retry();
            else this.trackingId = id;
          }}
          onRetry={retry}
        />
      ),
      retry: () => {
        const state = model.$state.get();
        if (missing !== null || (state.kind === 'unavailable' && !isUnknown(state))) retry();
      },
      pause: () => clearTimeout(timer),
      resume: refresh,
      stop: () => {
        clearTimeout(timer);
        unlisten();
        model.stop();
      },
    };
  }
}
