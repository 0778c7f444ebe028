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
      code: 'validate.type_invalid',
      params: { expected: 'true or false' },
      message: 'Is fragile must be true or false',
    },
  ]);
});
