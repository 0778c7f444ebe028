import type { BulkEstimateRow, CustomsPurpose } from '@sampan/contract';
import { Banner, Button, TextField } from '@sampan/ui';
import { useState, type SubmitEvent } from 'react';
import { PurposeField } from '../../../shared/customs/purpose-field.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useSavePurposes } from './use-save-purposes.ts';

/** Asks why parcels cross a border before they have a price to buy: one answer for all, and another for those that differ. */
export function AskPurpose({ rows }: { rows: readonly BulkEstimateRow[] }) {
  const { t, errorText } = useLocale();
  const [all, setAll] = useState<CustomsPurpose | null>(null);
  const [own, setOwn] = useState<Readonly<Record<string, CustomsPurpose>>>({});
  const [explanation, setExplanation] = useState('');
  const [is_told, setTold] = useState(false);
  const save = useSavePurposes();
  if (rows.length === 0) return null;
  const purposeOf = ({ reference_id }: BulkEstimateRow): CustomsPurpose | null => own[reference_id] ?? all;
  const answered = rows.filter((row) => purposeOf(row) !== null);
  const has_other = answered.some((row) => purposeOf(row) === 'other');
  const lacks_words = has_other && explanation.trim() === '';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTold(true);
    if (lacks_words || answered.length === 0) return;
    save.mutate(
      answered.flatMap((row) => {
        const purpose = purposeOf(row);
        return row.order_id === null || purpose === null ? [] : [{ id: row.order_id, purpose, explanation }];
      }),
    );
  };
  return (
    <form className="c-card c-stack" aria-labelledby="ask-purpose" noValidate onSubmit={submit}>
      <div>
        <h2 id="ask-purpose">{t('bulk.purpose_title', { count: rows.length })}</h2>
        <p className="s-field__hint">{t('bulk.purpose_text')}</p>
      </div>
      <PurposeField
        id="purpose-all"
        label={rows.length === 1 ? t('label.customs_purpose') : t('bulk.purpose_all')}
        required
        placeholder={t('bulk.purpose_choose')}
        value={all}
        onChange={setAll}
      />
      {rows.length === 1 ? null : (
        <details className="c-purposes">
          <summary>{t('bulk.purpose_each')}</summary>
          <ul>
            {rows.map((row) => (
              <li key={row.reference_id}>
                <span>
                  <strong>{row.recipient_name === '' ? t('order.no_recipient') : row.recipient_name}</strong>{' '}
                  <span className="s-dim s-num">{row.number}</span>
                </span>
                <PurposeField
                  id={`purpose-${row.reference_id}`}
                  label={t('bulk.purpose_of', { number: row.number })}
                  labelHidden
                  placeholder={t('bulk.purpose_choose')}
                  value={purposeOf(row)}
                  onChange={(purpose) =>
                    setOwn(({ [row.reference_id]: _, ...others }) =>
                      purpose === null ? others : { ...others, [row.reference_id]: purpose },
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </details>
      )}
      {has_other ? (
        <TextField
          id="purpose-explanation"
          label={t('label.customs_explanation')}
          hint={t('create.explanation_hint')}
          required
          maxLength={60}
          value={explanation}
          error={is_told && lacks_words ? t('validate.required', { label: t('label.customs_explanation') }) : undefined}
          onValueChange={setExplanation}
        />
      ) : null}
      {save.error === null ? null : <Banner tone="danger">{errorText(save.error)}</Banner>}
      <Button type="submit" busy={save.isPending} disabled={answered.length === 0} className="c-purposes__save">
        {t('bulk.purpose_save', { count: answered.length })}
      </Button>
    </form>
  );
}
