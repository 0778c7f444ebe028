import { forgetDraft } from '../features/create-label/draft/forget-draft.ts';
import { forgetPreviousInfo } from '../shared/address/previous-info.ts';
import { forgetRecent } from './search/recent-entries.ts';
import { $session } from '../shared/session/session.store.ts';

/**
 * Takes the order draft, typed addresses and what is shown offline of a person away when their session ends, however it ends: logged out here or in
 * another tab, or refused by the server (spec section 4, Sessions: logout clears order state). Gives back how to stop.
 */
export function forgetAtSignOut(): () => void {
  let user_id = $session.get()?.user.id ?? null;
  return $session.listen((session) => {
    const before = user_id;
    user_id = session?.user.id ?? null;
    if (before === null || session !== null) return;
    forgetDraft(before);
    forgetRecent(before);
    forgetPreviousInfo();
    // What is shown offline may be older than this page, whose own part of it comes late.
    import('./offline/forget-offline.ts').then(({ forgetOffline }) => forgetOffline()).catch(() => undefined);
  });
}
