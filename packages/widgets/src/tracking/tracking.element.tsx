import type { PublicTrackingInfo } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { createTrackingFormatters } from '@sampan/i18n/tracking-format';
import css from 'sampan:css/tracking';
import { locales } from 'sampan:messages/tracking';
import { emit } from '../shell/emit.ts';
import { SampanElement, type RunningWidget, type WidgetContext } from '../shell/sampan-element.tsx';
import { callApi } from '../shell/widget-api.ts';
import { PublicTrackingView } from './public-tracking.view.tsx';
import { createPublicTrackingModel, TRACKING_REFRESH_MS } from './public-tracking.model.ts';

/** `<sampan-tracking tracking-id="SMP…">`: a parcel's way for anybody. Without an id it asks for one. */
export class SampanTrackingElement extends SampanElement {
  static override readonly locales = locales;
  static override readonly css: string = css;
  static override readonly restarts = [...SampanElement.restarts, 'trackingId'];
  static override properties = {
    ...SampanElement.properties,
    trackingId: { attribute: 'tracking-id', reflect: true },
  };

  declare trackingId: string | null;

  protected override start(context: WidgetContext): RunningWidget {
    const { t, connection, hostedUrl, fail } = context;
    const model = createPublicTrackingModel(async (id) => {
      try {
        const path = `/api/tpl/v1/order/${encodeURIComponent(id)}/public_tracking_info`;
        const info = await callApi<PublicTrackingInfo>(connection, { path });
        return { view: 'public', info: withWholeAddresses(info, hostedUrl) };
      } catch (error) {
        throw fail(error);
      }
    });
    const unsubscribe = model.$state.subscribe((state) => {
      if (state.kind === 'ready') emit(this, 'sampan-change', { status: state.tracked.info.status });
    });
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && this.trackingId) void model.refresh();
    }, TRACKING_REFRESH_MS);
    if (this.trackingId) void model.open(this.trackingId);
    const country = connection.country as CountryCode;
    return {
      view: (
        <PublicTrackingView
          model={model}
          t={t}
          format={createTrackingFormatters(country, t)}
          tracking_id={this.trackingId ?? ''}
          hostedUrl={(id) => hostedUrl(`/t/${encodeURIComponent(id)}`)}
          onAsk={(id) => {
            if (emit(this, 'sampan-submit', { id }, true)) this.trackingId = id;
          }}
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

/** Pictures come as paths of the server; on a shop's page they need its address in front. */
function withWholeAddresses(info: PublicTrackingInfo, hostedUrl: WidgetContext['hostedUrl']): PublicTrackingInfo {
  const whole = (url: string | null) => (url?.startsWith('/') ? hostedUrl(url) : url);
  return {
    ...info,
    courier: info.courier && { ...info.courier, image_url: whole(info.courier.image_url) },
    trackings: info.trackings.map((entry) => ({ ...entry, image_url: whole(entry.image_url) })),
  };
}
