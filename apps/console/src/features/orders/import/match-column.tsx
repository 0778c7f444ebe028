import type { ImportField, OrderImport } from '@sampan/contract';
import { Icon, iconArrowRight, iconCheck, Select } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';

export interface MatchColumnProps {
  column: OrderImport['columns'][number];
  /** Empty: the column is left out. */
  field: ImportField | '';
  options: { value: ImportField; label: string }[];
  onChoose: (field: ImportField | '') => void;
}

/** A column of the file with its first values, and the field it fills. */
export function MatchColumn({ column: { header, samples }, field, options, onChoose }: MatchColumnProps) {
  const { t } = useLocale();
  return (
    <li>
      <span className="c-import__file">
        <strong>{header === '' ? t('order_import.no_header') : header}</strong>
        <small className="s-muted">{samples.join(' · ')}</small>
      </span>
      <Icon shape={iconArrowRight} size={16} className="c-import__arrow" />
      <Select
        label={t('order_import.becomes', { column: header })}
        labelHidden
        placeholder={t('order_import.leave_out')}
        options={options}
        value={field}
        onValueChange={(value) => onChoose(value as ImportField | '')}
      />
      <span className={field === '' ? 's-muted c-import__check' : 'c-import__check c-import__check--good'}>
        {field === '' ? (
          t('order_import.left_out_column')
        ) : (
          <>
            <Icon shape={iconCheck} size={16} />
            {t('order_import.used_column')}
          </>
        )}
      </span>
    </li>
  );
}
