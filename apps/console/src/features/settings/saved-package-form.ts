import type { SavedPackage } from '@sampan/contract';
import { foldText } from '@sampan/country-rules';
import { LENGTH_CM, measureField, validateForm, WEIGHT_KG } from '@sampan/validators';
import * as v from 'valibot';

/** A size as typed. */
export type PackageForm = Readonly<Record<keyof SavedPackage, string>>;

export const EMPTY_SIZE: PackageForm = { name: '', length: '', width: '', height: '', weight: '' };
/** As many as the server takes. */
export const MAX_SIZES = 50;
export const MEASURES = ['length', 'width', 'height', 'weight'] as const;
/** What the ids of the form's fields begin with. */
export const FIELDS = 'saved-package';

/** The id of a field by its path, such as `0.weight`. */
export const fieldId = (path: string): string => `${FIELDS}-${path}`;

/** As large as the server takes. */
const MOST = 1_000;
const schema = v.object({
  length: measureField({ label: 'label.length', ...LENGTH_CM, max: MOST }),
  width: measureField({ label: 'label.width', ...LENGTH_CM, max: MOST }),
  height: measureField({ label: 'label.height', ...LENGTH_CM, max: MOST }),
  weight: measureField({ label: 'label.weight', ...WEIGHT_KG, min: 0.01, max: MOST }),
});

export function packageFormsOf(packages: readonly SavedPackage[]): readonly PackageForm[] {
  return packages.map(({ name, length, width, height, weight }) => ({
    name,
    length: String(length),
    width: String(width),
    height: String(height),
    weight: String(weight),
  }));
}

/** What is saved, and the paths of the fields that cannot be, such as `0.weight`. */
export function checkPackageForms(forms: readonly PackageForm[]): {
  packages: SavedPackage[] | null;
  refused: Set<string>;
} {
  const names = forms.map(({ name }) => foldText(name));
  const refused = new Set<string>();
  const packages = forms.flatMap((form, at) => {
    const name = names[at] ?? '';
    if (name === '' || names.indexOf(name) !== at) refused.add(`${at}.name`);
    const { output, issues } = validateForm(schema, form);
    for (const { path } of issues ?? []) refused.add(`${at}.${path}`);
    return output === undefined ? [] : [{ name: form.name.trim(), ...output }];
  });
  return { packages: refused.size > 0 ? null : packages, refused };
}
