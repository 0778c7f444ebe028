import { expect, test } from 'vitest';
import { compareAnswers } from './compare-answers.ts';
import { maskAnswer } from './mask-answer.ts';
import type { RecordedCall } from './recorder.ts';

const call = (body: unknown, change: Partial<RecordedCall> = {}): RecordedCall => ({
  call: 'GET /api/v1/me',
  status: 200,
  type: 'application/json',
  body: JSON.stringify(body),
  ...change,
});
const differ = (was: unknown, is: unknown) => compareAnswers([call(was)], [call(is)]).map(({ path }) => path);

test('every kind of difference is seen: values, fields, lists, words, the order of fields', () => {
  expect(differ({ a: 1, b: { c: [1] } }, { a: 1, b: { c: [1] } })).toEqual([]);
  expect(differ({ a: 1 }, { a: 2 })).toEqual(['a']);
  expect(differ({ a: 1 }, {})).toEqual(['a']);
  expect(differ({}, { a: null })).toEqual(['a']);
  expect(differ({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toEqual(['a[].b']);
  expect(differ({ a: [1] }, { a: [1, 2] })).toEqual(['a.length']);
  expect(differ({ a: ['x'] }, { a: ['y'] })).toEqual(['a[]', 'a[]']);
  expect(differ({ a: 1, b: 2 }, { b: 2, a: 1 })).toEqual(['.order']);
});

test('a status, a type and a call that is gone are seen', () => {
  expect(compareAnswers([call({})], [call({}, { status: 201 })])).toMatchObject([
    { path: 'status', was: 200, is: 201 },
  ]);
  expect(compareAnswers([call({})], [call({}, { type: 'text/json' })])).toMatchObject([{ path: 'type' }]);
  expect(compareAnswers([call({})], [])).toMatchObject([{ path: 'call' }]);
});

test('ids, times and secrets are masked, amounts and codes of errors are not', () => {
  const masked = (value: unknown) => JSON.parse(maskAnswer(JSON.stringify(value), 'http://127.0.0.1:1')) as unknown;
  expect(masked({ id: '01a21602-dfc6-724a-92ff-a997fbfcc9c3', at: 1_795_665_469, on: '2026-11-26' })).toEqual({
    id: '<id>',
    at: '<time>',
    on: '<date>',
  });
  expect(masked({ secret: '9qYMYdln9CZRbG0lMH6tkAoxhvk-_FfiSVBYdkqKBiE', code: 'SMPSP58447492315' })).toEqual({
    secret: '<secret>',
    code: '<number>',
  });
  const plain = {
    amount: 1_250_000,
    total: 3.67,
    code: 'validate.number_min',
    name: 'Nurul Aisyah binti Rahman',
    status: 422,
  };
  expect(masked(plain)).toEqual(plain);
});
