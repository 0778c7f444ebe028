import type { User } from '@sampan/contract';
import { expect, test } from 'vitest';
import { orderDraftOf } from '../features/create-label/draft/order-draft.store.ts';
import { addressInfoOf } from '../shared/address/address-info.ts';
import { keepPreviousInfo, previousInfoOf } from '../shared/address/previous-info.ts';
import { endSession, startSession } from '../shared/session/session.store.ts';
import { forgetAtSignOut } from './forget-at-sign-out.ts';

const WEI = {
  id: 'u1',
  name: 'Wei Ling',
  phone: '',
  country_code: 'SG',
  coordinate: null,
  pickup_location: null,
} as User;

test('a forced sign-out takes the draft and the typed addresses away (spec 4 Sessions)', () => {
  const stop = forgetAtSignOut();
  startSession({ token: 'token', user: WEI });
  const draft = orderDraftOf(WEI);
  draft.change({ package_content: 'Kaya jam' });
  keepPreviousInfo(WEI.id, { ...addressInfoOf(WEI), name: 'Wei Ling Tan' });
  expect(JSON.stringify(localStorage)).toContain('Kaya jam');
  expect(previousInfoOf(WEI.id)?.name).toBe('Wei Ling Tan');
  endSession('/orders/new');
  expect(JSON.stringify(localStorage)).not.toContain('Kaya jam');
  expect(draft.$draft.get().fields.package_content ?? '').toBe('');
  expect(previousInfoOf(WEI.id)).toBeNull();
  stop();
});

test('nothing in the browser names the email of somebody who logged out (spec 4 Sessions: stored signup email)', () => {
  const kept = () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });
  startSession({ token: 'token', user: { ...WEI, email: 'wei@shop.example' } });
  expect(kept()).toContain('wei@shop.example');
  endSession();
  expect(kept()).not.toContain('wei@shop.example');
});
