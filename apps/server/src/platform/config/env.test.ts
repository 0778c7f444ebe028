import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const SECRET = 'pN7vQ2xL9sT4wR8yK3mZ6bH1cJ5dF0gA7uE2iO9';

describe('readEnv (design 7)', () => {
  test('without settings it is the demo on this machine alone', () => {
    expect(readEnv({}, '/data')).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      SAMPAN_PROFILE: 'demo',
      data_dir: '/data',
      check_answers: 'log',
      public_url: 'http://127.0.0.1:8080',
    });
  });

  test('an empty setting is none', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 8080 });
    expect(readEnv({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined();
  });

  test('every wrong setting is named with what it must be', () => {
    const wrong = {
      PORT: '99999',
      SAMPAN_LOG_LEVEL: 'loud',
      SAMPAN_PROFILE: 'live',
      DATABASE_URL: 'mysql://x',
      SAMPAN_SECRET: 'short',
      SAMPAN_COURIER_SPEED: '0',
      KARRIO_CARRIERS: 'ninjavan',
    };
    expect(() => readEnv(wrong)).toThrow(EnvError);
    for (const name of Object.keys(wrong)) expect(() => readEnv(wrong)).toThrow(new RegExp(`^ {2}${name} must`, 'mu'));
  });

  test('production needs a secret and has nothing of the demo', () => {
    expect(() => readEnv({ SAMPAN_PROFILE: 'production' })).toThrow(/SAMPAN_SECRET/u);
    expect(readEnv({ SAMPAN_PROFILE: 'production', SAMPAN_SECRET: SECRET })).toMatchObject({
      check_answers: 'never',
      courier_speed: 1,
    });
  });

  test('former secrets sign nothing and open everything; none of them may be weak in production', () => {
    const former = 'Zx8Lq3Vt6Rb1Wm9Yc4Kd7Pf2Hs5Jg0Nu, Ty5Mh2Bv9Xe4Qa7Rn1Kc8Wd3Zp6Fs0Lj';
    const settings = { SAMPAN_PROFILE: 'production', SAMPAN_SECRET: SECRET };
    expect(readEnv({ ...settings, SAMPAN_FORMER_SECRETS: former }).signing_secrets).toEqual([
      SECRET,
      ...former.split(', '),
    ]);
    for (const wrong of ['x'.repeat(40), 'short'])
      expect(() => readEnv({ ...settings, SAMPAN_FORMER_SECRETS: `${former}, ${wrong}` })).toThrow(
        /SAMPAN_FORMER_SECRETS/u,
      );
  });

  test('receivers on this computer are named with their port, and production has none (trust 4.15)', () => {
    expect(readEnv({}).egress_allow).toEqual([]);
    expect(readEnv({ SAMPAN_EGRESS_ALLOW: '127.0.0.1:9400, localhost:9401' }).egress_allow).toEqual([
      '127.0.0.1:9400',
      'localhost:9401',
    ]);
    expect(() => readEnv({ SAMPAN_EGRESS_ALLOW: '*' })).toThrow(/SAMPAN_EGRESS_ALLOW must/u);
    expect(() =>
      readEnv({ SAMPAN_PROFILE: 'production', SAMPAN_SECRET: SECRET, SAMPAN_EGRESS_ALLOW: '127.0.0.1:9400' }),
    ).toThrow(/SAMPAN_EGRESS_ALLOW/u);
  });

  test('the companies that invoices come from are JSON by country', () => {
    expect(readEnv({}).SAMPAN_SOCIAL_LINKS).toEqual({});
    for (const wrong of [
      'a',
      '{"XX":{}}',
      '{"SG":{"Facebook":"javascript:alert(1)"}}',
      '{"SG":{"<b>":"https://a.example"}}',
    ])
      expect(() => readEnv({ SAMPAN_SOCIAL_LINKS: wrong })).toThrow(/SAMPAN_SOCIAL_LINKS.* must be JSON/u);
    expect(readEnv({}).SAMPAN_SELLERS).toEqual({});
    expect(readEnv({ SAMPAN_SELLERS: '{"SG":{"name":"Sampan Pte. Ltd."}}' }).SAMPAN_SELLERS).toEqual({
      SG: { name: 'Sampan Pte. Ltd.', address: [], registration_number: '', tax_number: '' },
    });
    for (const wrong of ['Sampan', '{"SG":{}}', '{"FR":{"name":"Sampan"}}', '{"SG":"Sampan"}'])
      expect(() => readEnv({ SAMPAN_SELLERS: wrong })).toThrow(/SAMPAN_SELLERS.* must be JSON/u);
  });

  test('a server of one role needs a database that others can reach, and drains for a minute at most', () => {
    for (const SAMPAN_ROLE of ['web', 'worker']) {
      expect(() => readEnv({ SAMPAN_ROLE })).toThrow('needs DATABASE_URL');
      expect(readEnv({ SAMPAN_ROLE, DATABASE_URL: 'postgres://db/sampan' }).SAMPAN_ROLE).toBe(SAMPAN_ROLE);
    }
    expect(() => readEnv({ SAMPAN_ROLE: 'jobs' })).toThrow('must be all, web or worker');
    expect(readEnv({ SAMPAN_DRAIN_SECONDS: '60' }).SAMPAN_DRAIN_SECONDS).toBe(60);
    expect(() => readEnv({ SAMPAN_DRAIN_SECONDS: '61' })).toThrow('at most 60 seconds');
  });

  test('a mail server needs a sender, and Twilio its three settings', () => {
    expect(() => readEnv({ SMTP_URL: 'smtp://mail.example:587' })).toThrow(/MAIL_FROM must be set/u);
    expect(() => readEnv({ TWILIO_ACCOUNT_SID: 'AC1', TWILIO_FROM: '+6531234567' })).toThrow(/TWILIO_AUTH_TOKEN must/u);
    expect(() => readEnv({ SMTP_URL: 'mail.example', MAIL_FROM: 'Sampan' })).toThrow(
      /SMTP_URL must.*\n {2}MAIL_FROM must/u,
    );
    for (const MAIL_FROM of ['no-reply@ship.example', 'Sampan <no-reply@ship.example>'])
      expect(readEnv({ SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM })).toMatchObject({ MAIL_FROM });
    for (const MAIL_FROM of ['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example'])
      expect(() => readEnv({ SMTP_URL: 'smtps://mail.example', MAIL_FROM })).toThrow(/MAIL_FROM must/u);
  });

  test('Stripe needs its three keys, each of its kind', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_1', STRIPE_PUBLISHABLE_KEY: 'pk_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readEnv(keys)).toMatchObject(keys);
    expect(() => readEnv({ STRIPE_SECRET_KEY: 'sk_1' })).toThrow(/STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET must/u);
    expect(() => readEnv({ ...keys, STRIPE_PUBLISHABLE_KEY: 'sk_1' })).toThrow(/STRIPE_PUBLISHABLE_KEY must begin/u);
  });

  test('links lead to the public address, without a slash at its end', () => {
    expect(readEnv({ SAMPAN_PUBLIC_URL: 'https://ship.example/' }).public_url).toBe('https://ship.example');
    expect(readEnv({ HOST: '0.0.0.0', PORT: '9000' }).public_url).toBe('http://127.0.0.1:9000');
  });
});
