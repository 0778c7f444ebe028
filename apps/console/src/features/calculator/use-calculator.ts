import { isApiError } from '@sampan/api-client';
import { PER_PAGE_LOCATIONS, type CountryCode } from '@sampan/country-rules';
import {
  createEstimateStore,
  issuesOf,
  questionOf,
  type EstimateStore,
  type EstimateQuery,
  type EstimateParams,
} from '@sampan/stores/estimate';
import { errorTypeOf, WidgetError } from '@sampan/widgets/calculator/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../shared/api/services.tsx';

/**
 * The calculator's state on a page of its own, on the console's client. A question that the address brought complete is asked
 * at once; `onAsk` hears of every other one.
 */
export function useCalculator(
  params: EstimateParams,
  home: CountryCode,
  onAsk: (question: EstimateQuery) => void,
): EstimateStore {
  const api = useApi();
  const [model] = useState(() => {
    const made: EstimateStore = createEstimateStore(
      {
        estimate: (body) => api.estimatePublic({ body }).catch(rethrow),
        // Without a language places have the names their own country calls them by (spec 7).
        regions: async (country_code) =>
          (await api.listLevel1({ query: { country_code, per_page: String(PER_PAGE_LOCATIONS) } })).records.map(
            ({ name }) => name,
          ),
      },
      questionOf(params, home),
      {
        onSubmit: () => {
          onAsk(made.$state.get().question);
          return true;
        },
      },
    );
    return made;
  });
  useEffect(() => {
    const { question } = model.$state.get();
    if (Object.keys(issuesOf(question, {})).length === 0) void model.ask();
    return () => model.stop();
  }, [model]);
  return model;
}

/** A failure of the client as widgets know failures: they say what to do in one line. */
function rethrow(error: unknown): never {
  if (!isApiError(error)) throw error;
  const { status, code, message, errors, request_id, retryable } = error;
  throw new WidgetError({
    type: status === 0 ? 'network' : errorTypeOf(status, code),
    code,
    message,
    errors,
    request_id,
    retryable,
  });
}
