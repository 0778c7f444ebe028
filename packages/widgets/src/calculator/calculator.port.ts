import type { EstimateAnswer, LevelRecord } from '@sampan/contract';
import type { EstimatePort } from '@sampan/stores/estimate';
import type { WidgetContext } from '../shell/sampan-element.tsx';
import { sendApi } from '../shell/send-api.ts';
import { callApi } from '../shell/widget-api.ts';
import { withQuery } from '../shell/with-query.ts';

const PER_PAGE = 1000;

/** Asks the server for prices and places; that prices could not be had is told to the page and thrown as a `WidgetError`. */
export function createCalculatorPort({
  connection,
  hostedUrl,
  fail,
}: Pick<WidgetContext, 'connection' | 'hostedUrl' | 'fail'>): EstimatePort {
  return {
    async estimate(body) {
      try {
        const answer = await sendApi<EstimateAnswer>(connection, '/api/v1/estimated_costs', { body });
        return { ...answer, estimated_costs: answer.estimated_costs.map((cost) => withWholeAddress(cost, hostedUrl)) };
      } catch (error) {
        throw fail(error);
      }
    },
    async regions(country) {
      const path = '/api/v1/common/supported_locations/level_1/list';
      // Without a language places have the names their own country calls them by (spec 7).
      const query = { country_code: country, per_page: PER_PAGE };
      const { records } = await callApi<{ records: readonly LevelRecord[] }>(connection, withQuery(path, query));
      return records.map(({ name }) => name);
    },
  };
}

/** A courier's picture comes as a path of the server; on a shop's page it needs the server's address in front. */
function withWholeAddress(
  cost: EstimateAnswer['estimated_costs'][number],
  hostedUrl: WidgetContext['hostedUrl'],
): EstimateAnswer['estimated_costs'][number] {
  const { image_url } = cost.courier;
  return image_url?.startsWith('/') ? { ...cost, courier: { ...cost.courier, image_url: hostedUrl(image_url) } } : cost;
}
