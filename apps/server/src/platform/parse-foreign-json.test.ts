import { expect, test } from 'vitest';
import { parseForeignBody, parseForeignJson } from './parse-foreign-json.ts';

test('texts of another server can be kept: no half characters, and no NUL', () => {
  const text = String.raw`{"note":"Ring twice \ud83d","name":"a\u0000b","whole":"\ud83d\ude00","deep":[{"text":"\ude00"}],"n":1}`;
  expect(parseForeignJson(text)).toEqual({
    note: 'Ring twice \uFFFD',
    name: 'ab',
    whole: '\u{1F600}',
    deep: [{ text: '\uFFFD' }],
    n: 1,
  });
});

test('a body without JSON is none', () => {
  expect(parseForeignBody(Buffer.from('{"a":1}'))).toEqual({ a: 1 });
  expect(parseForeignBody(Buffer.from('<html>'))).toBeNull();
  expect(() => parseForeignJson('<html>')).toThrow(SyntaxError);
});
