import type { ChatIdentity, ChatSettings } from '@sampan/contract';
import { expect, test } from 'vitest';
import { chatwoot } from './chatwoot.ts';
import type { ServiceWindow } from './chat-service.ts';
import { crisp } from './crisp.ts';
import { intercom } from './intercom.ts';

const RACHEL: ChatIdentity = { id: 'u1', name: 'Rachel', phone: '+6591234567', email: 'r@shop.test', signature: 'ab' };
const settings = (provider: ChatSettings['provider']): ChatSettings => ({
  provider,
  site: 's1',
  url: 'https://chat.example',
});
const opening = (identity: ChatIdentity | null, language = 'en', is_other_person = false) => ({
  identity,
  language,
  is_other_person,
});
const blocked = () => Promise.reject(new Error('blocked'));

/** A loader that keeps what it was asked for. */
function loader(run: () => void = () => undefined) {
  const loaded: string[] = [];
  return {
    loaded,
    load: (url: string) => {
      loaded.push(url);
      run();
      return Promise.resolve();
    },
  };
}

test('Crisp: the email with its proof, name, phone and user ID stand in its queue before its script runs', async () => {
  const host: ServiceWindow = {};
  const { loaded, load } = loader();
  const service = crisp(host, load);
  await service.start(settings('crisp'), opening(RACHEL, 'ms'));
  service.forget();
  expect(loaded).toEqual(['https://chat.example/l.js']);
  expect([host['CRISP_WEBSITE_ID'], host['CRISP_RUNTIME_CONFIG']]).toEqual(['s1', { locale: 'ms' }]);
  expect(host['$crisp']).toEqual([
    ['set', 'user:email', ['r@shop.test', 'ab']],
    ['set', 'user:nickname', ['Rachel']],
    ['set', 'user:phone', ['+6591234567']],
    ['set', 'session:data', [[['user_id', 'u1']]]],
    ['do', 'chat:open'],
    ['do', 'session:reset'],
  ]);
});

test('Intercom: a visitor boots without a name; a person with the hash of the user ID; a withdrawal shuts down', async () => {
  const host: ServiceWindow = {};
  const { loaded, load } = loader();
  const service = intercom(host, load);
  await service.start(settings('intercom'), opening(null, 'id'));
  service.identify(RACHEL);
  service.forget();
  expect(loaded).toEqual(['https://chat.example/widget/s1']);
  expect((host['Intercom'] as { q: unknown[] }).q).toEqual([
    ['boot', { app_id: 's1', hide_default_launcher: true, language_override: 'id' }],
    ['show'],
    ['update', { user_id: 'u1', name: 'Rachel', phone: '+6591234567', email: 'r@shop.test', user_hash: 'ab' }],
    ['shutdown'],
  ]);
});

test('Chatwoot: the person is named once it is ready', async () => {
  const calls: unknown[][] = [];
  const events = new EventTarget();
  const host: ServiceWindow = {};
  const { loaded, load } = loader(() => {
    host['chatwootSDK'] = {
      run: (with_settings: unknown) => {
        calls.push(['run', with_settings]);
        host['$chatwoot'] = {
          setUser: (...given: unknown[]) => void calls.push(['setUser', ...given]),
          toggle: (state: string) => void calls.push(['toggle', state]),
          reset: () => void calls.push(['reset']),
        };
        events.dispatchEvent(new Event('chatwoot:ready'));
      },
    };
  });
  const service = chatwoot(host, load, events);
  await service.start(settings('chatwoot'), opening(RACHEL));
  service.forget();
  expect(loaded).toEqual(['https://chat.example/packs/js/sdk.js']);
  expect(calls).toEqual([
    ['run', { websiteToken: 's1', baseUrl: 'https://chat.example' }],
    ['setUser', 'u1', { name: 'Rachel', email: 'r@shop.test', phone_number: '+6591234567', identifier_hash: 'ab' }],
    ['toggle', 'open'],
    ['reset'],
  ]);
});

test('who chatted in this browser before is forgotten before somebody else is named', async () => {
  const host: ServiceWindow = {};
  const { load } = loader();
  await crisp(host, load).start(settings('crisp'), opening(RACHEL, 'en', true));
  await intercom(host, load).start(settings('intercom'), opening(RACHEL, 'en', true));
  expect((host['$crisp'] as unknown[])[0]).toEqual(['do', 'session:reset']);
  expect((host['Intercom'] as { q: unknown[] }).q[0]).toEqual(['shutdown']);
});

test('a blocked script is told as such by each of them', async () => {
  const services = [crisp({}, blocked), intercom({}, blocked), chatwoot({}, blocked, new EventTarget())];
  for (const service of services)
    await expect(service.start(settings('crisp'), opening(null))).rejects.toThrow('blocked');
});
