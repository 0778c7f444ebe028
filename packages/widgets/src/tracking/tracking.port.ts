import type { PublicTrackingInfo } from '@sampan/contract';
import type { Tracked } from '@sampan/stores/tracking';
import type { WidgetContext } from '../shell/sampan-element.tsx';
import { callApi } from '../shell/widget-api.ts';

/** Asks the server for the public way of a parcel; a failure is told to the page and thrown as a `WidgetError`. */
export function createTrackingLoad({
  connection,
  hostedUrl,
  fail,
}: Pick<WidgetContext, 'connection' | 'hostedUrl' | 'fail'>): (id: string) => Promise<Tracked> {
  return async (id) => {
    try {
      const path = `/api/tpl/v1/order/${encodeURIComponent(id)}/public_tracking_info`;
      const info = await callApi<PublicTrackingInfo>(connection, path);
      return { view: 'public', info: withWholeAddresses(info, hostedUrl) };
    } catch (error) {
      throw fail(error);
    }
  };
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
