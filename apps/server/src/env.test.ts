import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const SECRET = 'a random text of thirty-two signs';

describe('readEnv (design 7)', () => {
  test('without settings it is the demo on this machine alone', () => {
    expect(readEnv({}, '/data')).toMatchObject({
      PORT: 8080,
      HOST: '127.0.0.1',
      SAMPAN_PROFILE: 'demo',
      data_dir: '/data',
      check_answers: true,
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
      check_answers: false,
      courier_speed: 1,
    });
  });

  test('links lead to the public address, without a slash at its end', () => {
    expect(readEnv({ SAMPAN_PUBLIC_URL: 'https://ship.example/' }).public_url).toBe('https://ship.example');
    expect(readEnv({ HOST: '0.0.0.0', PORT: '9000' }).public_url).toBe('http://127.0.0.1:9000');
  });
});
