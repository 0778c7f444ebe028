import type { PageViewSettings } from '@sampan/contract';
import type { ConsentStore } from './consent.store.ts';
import type { PageView, PageViewCall, PageViewPort } from './page-views.port.ts';
import { plausible } from './plausible.ts';
import { umami } from './umami.ts';

const PORTS: Readonly<Record<PageViewSettings['provider'], PageViewPort>> = { plausible, umami };

export interface ViewCounterOptions {
  settings: PageViewSettings;
  consent: ConsentStore;
  origin: string;
  language: string;
  send: (call: PageViewCall) => void;
}

export interface ViewCounter {
  /** Tells of a page once, now or as soon as it is allowed. */
  readonly visit: (path: string, referrer: string) => void;
  readonly stop: () => void;
}

/** The origin of another site that led here; where inside it somebody was is nobody's business. */
function foreignOrigin(referrer: string, own: string): string {
  if (!URL.canParse(referrer)) return '';
  const { origin } = new URL(referrer);
  return origin === own || origin === 'null' ? '' : origin;
}

/** Counts page views with the service of the settings, as far as the person allows it. */
export function createViewCounter({ settings, consent, origin, language, send }: ViewCounterOptions): ViewCounter {
  /** The page that is shown and has not been told of. */
  let waiting: PageView | null = null;
  const tell = () => {
    if (waiting === null || !consent.allows('page_views')) return;
    send(PORTS[settings.provider](settings, waiting));
    waiting = null;
  };
  const stop = consent.$answers.listen(tell);
  return {
    visit: (path, referrer) => {
      waiting = { origin, path, referrer: foreignOrigin(referrer, origin), language };
      tell();
    },
    stop,
  };
}
