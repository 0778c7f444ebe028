import type { SavedPackage } from '@sampan/contract';
import type { PackageForm } from '@sampan/stores/order-draft';
import { SavedPackageField } from '../../../shared/saved-package/saved-package-field.tsx';

const MEASURES = ['length', 'width', 'height', 'weight'] as const;

function measuresOf(size: SavedPackage | undefined): Partial<PackageForm> {
  return Object.fromEntries(MEASURES.map((name) => [name, size === undefined ? '' : String(size[name])]));
}

/** A saved parcel size, which fills in the exact measures. */
export function SavedSizeField({
  form,
  onChange,
}: {
  form: PackageForm;
  onChange: (part: Partial<PackageForm>) => void;
}) {
  return (
    <SavedPackageField
      isChosen={(size) => form.tab === 'exact' && MEASURES.every((name) => Number(form[name]) === size[name])}
      onChoose={(size) => onChange({ tab: 'exact', ...measuresOf(size) })}
    />
  );
}
