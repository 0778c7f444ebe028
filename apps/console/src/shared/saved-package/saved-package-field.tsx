import type { SavedPackage } from '@sampan/contract';
import { Select } from '@sampan/ui';
import { useLocale } from '../locale/locale.tsx';
import { useSavedPackages } from './use-saved-packages.ts';

export interface SavedPackageFieldProps {
  isChosen: (size: SavedPackage) => boolean;
  /** Undefined: none of them. */
  onChoose: (chosen: SavedPackage | undefined) => void;
}

/** Offers the company's own parcel sizes; nothing where it saved none. */
export function SavedPackageField({ isChosen, onChoose }: SavedPackageFieldProps) {
  const { t, formatNumber, formatWeight } = useLocale();
  const packages = useSavedPackages().data?.packages ?? [];
  if (packages.length === 0) return null;
  return (
    <Select
      label={t('saved_package.choose')}
      placeholder={t('saved_package.own')}
      options={packages.map(({ name, length, width, height, weight }) => ({
        value: name,
        label: t('saved_package.sides', {
          name,
          length: formatNumber(length, 1),
          width: formatNumber(width, 1),
          height: formatNumber(height, 1),
          weight: formatWeight(weight),
        }),
      }))}
      value={packages.find(isChosen)?.name ?? ''}
      onValueChange={(chosen) => onChoose(packages.find(({ name }) => name === chosen))}
    />
  );
}
