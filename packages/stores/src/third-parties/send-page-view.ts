import type { ChatSettings, PageViewSettings } from '@sampan/contract';
import type { PageViewCall } from './page-views.port.ts';

/** As the services call themselves. */
export const SERVICE_NAMES: Readonly<Record<(PageViewSettings | ChatSettings)['provider'], string>> = {
  plausible: 'Plausible',
  umami: 'Umami',
  crisp: 'Crisp',
  intercom: 'Intercom',
  chatwoot: 'Chatwoot',
};

/** Calls the service without cookies. A call that is blocked costs the page nothing. */
export function sendPageView({ url, type, body }: PageViewCall): void {
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => undefined);
}

/** Whether the browser says no for its person: Global Privacy Control, or Do Not Track. */
export function saysNo(browser: { globalPrivacyControl?: unknown; doNotTrack?: unknown }): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === '1';
}
