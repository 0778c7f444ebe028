import { asksBeforeCounting, isCountryCode } from '@sampan/country-rules';
import {
  createConsentStore,
  createViewCounter,
  readThirdParties,
  saysNo,
  sendPageView,
} from '@sampan/stores/third-parties';
import { createMemoryStorage, type StoragePort } from '@sampan/stores/storage';
import { offerChoices } from './privacy-choices.ts';

function pageStorage(): StoragePort {
  try {
    return localStorage;
  } catch {
    return createMemoryStorage();
  }
}

/** Counts the visit with the service of the settings, as far as the visitor allows it, and offers the choice in the foot. */
export function startThirdParties(content: string): void {
  const { page_views } = readThirdParties(content);
  if (page_views === null) return;
  const country = location.pathname.split('/')[1]?.toUpperCase() ?? '';
  const asks = asksBeforeCounting(isCountryCode(country) ? country : null);
  const consent = createConsentStore({ storage: pageStorage(), asksFirst: () => asks, says_no: saysNo(navigator) });
  const counter = createViewCounter({
    settings: page_views,
    consent,
    origin: location.origin,
    language: navigator.language,
    send: sendPageView,
  });
  counter.visit(location.pathname, document.referrer);
  void offerChoices(page_views, consent);
}
