import { Fragment, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldGroup } from '../field/field-group.tsx';
import type { FieldFrame } from '../field/field.tsx';
import { useElementId } from '../use-element-id.ts';

export type RadioCardOption = {
  value: string;
  title: ReactNode;
  /** A quieter line under the title. */
  detail?: ReactNode | undefined;
  /** Before the title: a courier's logo, a drawing. */
  start?: ReactNode | undefined;
  /** Right-aligned: a price. */
  aside?: ReactNode | undefined;
  disabled?: boolean | undefined;
  /** Asked for once it is chosen; stands under it. */
  below?: ReactNode | undefined;
};

export type RadioCardsProps = FieldFrame & {
  id?: string | undefined;
  options: readonly RadioCardOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  /** Rows in one frame (compare list), or cards side by side. */
  layout?: 'rows' | 'grid' | undefined;
};

/** One choice of a few, each with more than a word to say. Native radios: arrow keys work as everywhere. */
export function RadioCards({ options, value, onValueChange, layout = 'rows', ...frame }: RadioCardsProps) {
  const name = useElementId();
  return (
    <FieldGroup {...frame} role="radiogroup">
      <div className={classNames('s-radios', `s-radios--${layout}`)}>
        {options.map((option) => (
          <Fragment key={option.value}>
            <label
              className={classNames(
                's-radio',
                option.value === value && 's-radio--on',
                option.disabled === true && 's-radio--off',
              )}
            >
              <input
                type="radio"
                className="s-radio__dot"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabled}
                onChange={() => onValueChange(option.value)}
              />
              {option.start}
              <span className="s-radio__text">
                <span className="s-radio__title">{option.title}</span>
                {option.detail === undefined ? null : <span className="s-radio__detail">{option.detail}</span>}
              </span>
              {option.aside === undefined ? null : <span className="s-radio__aside s-num">{option.aside}</span>}
            </label>
            {option.below === undefined || option.value !== value ? null : (
              <div className="s-radio__below">{option.below}</div>
            )}
          </Fragment>
        ))}
      </div>
    </FieldGroup>
  );
}
