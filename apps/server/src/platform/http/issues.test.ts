import { orderDraft } from '@sampan/contract';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { fieldErrorsOf } from './issues.ts';

it('names each wrong field by a plain key, with what fills its sentence beside it (spec 5, 8)', () => {
  const { issues = [] } = v.safeParse(orderDraft, {
    package_content: 'x'.repeat(201),
    dimension: { length: 0, width: 1, height: 1, weight: 1 },
    is_fragile: 'yes',
  });
  expect(fieldErrorsOf(issues, 'body')).toEqual([
    {
      param: 'dimension.length',
      code: 'validate.number_min',
      params: { label: 'label.length', min: '0.1' },
      message: 'Length must be 0.1 or more',
    },
    {
      param: 'package_content',
      code: 'validate.too_long',
      params: { label: 'label.package_content', max: '200' },
      message: 'Package content must be 200 characters or fewer',
    },
    {
      param: 'is_fragile',
      code: 'validate.flag_invalid',
      message: 'Is fragile must be true or false',
    },
  ]);
});

it('says of a value of the wrong kind what it should have been, in the sentence forms have for that key (spec 5)', () => {
  const shape = v.strictObject({
    text: v.string(),
    list: v.array(v.string()),
    object: v.strictObject({}),
    number: v.number(),
    mode: v.picklist(['wallet', 'post_billing']),
    missing: v.string(),
    day: v.pipe(v.string(), v.isoDate('validate.date_invalid')),
  });
  const { issues = [] } = v.safeParse(shape, {
    text: 1,
    list: 'a',
    object: 'x',
    number: 'x',
    mode: 'cash',
    day: 'monday',
    wieght: 2,
  });
  const said = fieldErrorsOf(issues, 'body').map(({ code, message }) => [code, message]);
  expect(said).toEqual([
    ['validate.text_expected', 'Text must be text'],
    ['validate.list_expected', 'List must be a list'],
    ['validate.object_expected', 'Object must be an object'],
    ['validate.number_invalid', 'Number must be a valid number'],
    ['validate.value_expected', 'Mode must be one of wallet, post_billing'],
    ['validate.required', 'Missing is required'],
    ['validate.date_invalid', 'Day must be a date, for example 2026-11-21'],
    ['validate.unknown_field', "Wieght isn't a field of this request"],
  ]);
});
