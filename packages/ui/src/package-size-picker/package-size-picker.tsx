import { FieldGroup } from '../field/field-group.tsx';
import type { FieldFrame } from '../field/field.tsx';
import { PackageSizeCards, type PackageSizeCardsProps } from './package-size-cards.tsx';
import { useElementId } from '../use-element-id.ts';

export type PackageSizePickerProps = FieldFrame &
  Omit<PackageSizeCardsProps, 'name'> & {
    id?: string | undefined;
    /** What the sheet beside each box is: "The sheet is A4 paper". */
    scaleNote?: string | undefined;
  };

/** The six sizes as one question of a form, with its label and its error. */
export function PackageSizePicker({ value, onValueChange, nameOf, unit, scaleNote, ...frame }: PackageSizePickerProps) {
  const name = useElementId();
  return (
    <FieldGroup {...frame} role="radiogroup">
      <PackageSizeCards name={name} value={value} onValueChange={onValueChange} nameOf={nameOf} unit={unit} />
      {scaleNote === undefined ? null : <p className="s-field__hint s-sizes__note">{scaleNote}</p>}
    </FieldGroup>
  );
}
