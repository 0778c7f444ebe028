import { asksBeforeCounting } from '@sampan/country-rules';
import { createConsentStore, readThirdParties, saysNo } from '@sampan/stores/third-parties';
import { $country, page_storage } from '../session/session.store.ts';
import { META } from './has-third-parties.ts';

/** What this installation may speak to besides its own server. */
export const third_parties = readThirdParties(document.querySelector<HTMLMetaElement>(META)?.content ?? null);

/** What the person of this browser agreed to; the public site reads the same. */
export const consent = createConsentStore({
  storage: page_storage,
  asksFirst: () => asksBeforeCounting($country.get()),
  says_no: saysNo(navigator),
});
