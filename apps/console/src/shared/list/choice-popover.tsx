import { classNames, Icon, iconCheck, Popover } from '@sampan/ui';
import type { RefObject } from 'react';
import { useLocale } from '../locale/locale.tsx';
import type { ChoiceFilterProps } from './choice-filter.tsx';
import './choice-popover.css';

export interface ChoicePopoverProps extends ChoiceFilterProps {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The choices of a filter, fetched when one is first opened. */
export function ChoicePopover({ open, anchor, onClose, name, value, options, onPick }: ChoicePopoverProps) {
  const { t } = useLocale();
  return (
    <Popover open={open} onClose={onClose} anchor={anchor} label={name} className="c-choices">
      <div role="listbox" aria-label={name} className="c-choices__list">
        {options.length === 0 ? <p className="c-choices__none">{t('state.empty')}</p> : null}
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="option"
            aria-selected={option.value === value}
            className={classNames('c-choices__item', option.value === value && 'c-choices__item--on')}
            onClick={() => onPick(option.value === value ? undefined : option.value)}
          >
            <span className="c-choices__label">
              {option.label}
              {option.detail === undefined ? null : <small>{option.detail}</small>}
            </span>
            {option.value === value ? <Icon shape={iconCheck} size={16} /> : null}
          </button>
        ))}
      </div>
    </Popover>
  );
}
