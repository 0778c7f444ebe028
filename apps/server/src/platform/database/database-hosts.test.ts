import { describe, expect, test } from 'vitest';
import { addressesOf, placeOf } from './database-hosts.ts';

describe('addresses with several hosts', () => {
  test.each([
    ['postgres://db/sampan', ['postgres://db/sampan']],
    [
      'postgresql://sampan@localhost/sampan?host=%2Frun%2Fpg',
      ['postgresql://sampan@localhost/sampan?host=%2Frun%2Fpg'],
    ],
    [
      'postgres://u:p%40ss@one:5432,other:5433/sampan?target_session_attrs=read-write&sslmode=require',
      ['postgres://u:p%40ss@one:5432/sampan?sslmode=require', 'postgres://u:p%40ss@other:5433/sampan?sslmode=require'],
    ],
    ['postgres://one, other/sampan', ['postgres://one/sampan', 'postgres://other/sampan']],
    ['postgres://[::1]:5432,[::2]/sampan', ['postgres://[::1]:5432/sampan', 'postgres://[::2]/sampan']],
    ['postgres://one/sampan?target_session_attrs=primary', ['postgres://one/sampan']],
  ])('%s', (url, addresses) => {
    expect(addressesOf(url)).toEqual(addresses);
  });

  test('a session that could not write is refused with what was asked', () => {
    expect(() => addressesOf('postgres://one,other/sampan?target_session_attrs=standby')).toThrow(
      'target_session_attrs=standby',
    );
  });

  test.each([
    ['postgres://u:p@one:6000/sampan', { host: 'one', port: 6_000 }],
    ['postgres://u@one/sampan', { host: 'one', port: 5_432 }],
    ['postgres://u@[::1]:7000/sampan', { host: '::1', port: 7_000 }],
  ])('%s leads to its host and port', (address, place) => {
    expect(placeOf(address)).toEqual(place);
  });
});
