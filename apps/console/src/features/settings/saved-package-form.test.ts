import { expect, test } from 'vitest';
import { checkPackageForms, EMPTY_SIZE, packageFormsOf } from './saved-package-form.ts';

test('sizes are saved as they were typed', () => {
  const saved = [{ name: 'Jam box', length: 24, width: 18, height: 12.5, weight: 1.2 }];
  expect(checkPackageForms(packageFormsOf(saved)).packages).toEqual(saved);
});

test('each field that cannot be saved is named', () => {
  const box = { name: 'Jam box', length: '24', width: '18', height: '12', weight: '1.2' };
  const { packages, refused } = checkPackageForms([box, { ...box, name: 'JAM box ', height: '1001' }, EMPTY_SIZE]);
  expect(packages).toBeNull();
  expect([...refused].toSorted()).toEqual(
    ['1.height', '1.name', '2.height', '2.length', '2.name', '2.weight', '2.width'].toSorted(),
  );
});
