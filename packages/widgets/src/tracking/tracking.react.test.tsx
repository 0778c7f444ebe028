import type { CountryCode } from '@sampan/country-rules';
import { createTrackingFormatters } from '@sampan/i18n/tracking-format';
import { createPublicTrackingStore, TRACKING_REFRESH_MS } from '@sampan/stores/tracking';
import type { RunningWidget } from '../shell/sampan-element.tsx';
import { reactDriver, type ReactStart } from '#test/suite/react-driver.fixtures.tsx';
import { LATER_KEYS, MESSAGE_KEYS } from './tracking.messages.ts';
import { createTrackingLoad } from './tracking.port.ts';
import { PublicTracking } from './react.ts';
import { describeTracking } from '#test/tracking/tracking.suite.ts';

describeTracking('React view', reactDriver([...MESSAGE_KEYS, ...LATER_KEYS], startInReact));

function startInReact({ context, attributes, tell, setAttribute }: ReactStart): RunningWidget {
  const { t, connection, hostedUrl } = context;
  const model = createPublicTrackingStore(createTrackingLoad(context));
  const tracking_id = attributes['tracking-id'] ?? '';
  let status = '';
  model.$state.listen((state) => {
    if (state.kind !== 'ready' || state.tracked.info.status === status) return;
    status = state.tracked.info.status;
    tell('sampan-change', { status });
  });
  const timer = setInterval(() => void model.refresh(), TRACKING_REFRESH_MS);
  if (tracking_id !== '') void model.open(tracking_id);
  return {
    view: (
      <PublicTracking
        model={model}
        t={t}
        format={createTrackingFormatters(connection.country as CountryCode, t)}
        tracking_id={tracking_id}
        hostedUrl={(id) => hostedUrl(`/t/${encodeURIComponent(id)}`)}
        onAsk={(id) => {
          if (tell('sampan-submit', { id })) setAttribute('tracking-id', id);
        }}
      />
    ),
    stop: () => {
      clearInterval(timer);
      model.stop();
    },
  };
}
