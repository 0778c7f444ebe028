import type { PageViewSettings } from '@sampan/contract';
import { asksBeforeCounting, isCountryCode } from '@sampan/country-rules';
import {
  createConsentStore,
  createViewCounter,
  readThirdParties,
  saysNo,
  sendPageView,
  type ConsentStore,
} from '@sampan/stores/third-parties';
import { createMemoryStorage, type StoragePort } from '@sampan/stores/storage';
import { offerChat } from './chat-panel.ts';
import { offerChoices } from './privacy-choices.ts';
import { privacyTexts } from './privacy-texts.ts';

function pageStorage(): StoragePort {
  try {
    return localStorage;
  } catch {
    return createMemoryStorage();
  }
}

/** Counts the visit with the service of the settings, as far as the visitor allows it, and offers the choice and the chat. */
export async function startThirdParties(content: string): Promise<void> {
  const { page_views, chat } = readThirdParties(content);
  const country = location.pathname.split('/')[1]?.toUpperCase() ?? '';
  const asks = asksBeforeCounting(isCountryCode(country) ? country : null);
  const consent = createConsentStore({ storage: pageStorage(), asksFirst: () => asks, says_no: saysNo(navigator) });
  if (page_views !== null) countView(page_views, consent);
  const texts = await privacyTexts(document.documentElement.lang);
  if (chat !== null) offerChat(chat, consent, texts);
  if (page_views !== null) offerChoices(page_views, consent, texts);
}

function countView(settings: PageViewSettings, consent: ConsentStore): void {
  const counter = createViewCounter({
    settings,
    consent,
    origin: location.origin,
    language: navigator.language,
    send: sendPageView,
  });
  counter.visit(location.pathname, document.referrer);
}
