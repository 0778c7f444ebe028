import type { ImportDraftRow, ImportField } from '@sampan/contract';
import { Button, SkeletonRows, TextField } from '@sampan/ui';
import { useState } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { cellOf } from './import-columns.ts';
import type { RowsProps } from './row-grid.tsx';
import { spokenIssue, spokenValue } from './spoken-purpose.ts';
import { useImportRows } from './use-import.ts';

const CARDS = 20;

/** On a phone: one card for each row, with the fields something is said of. */
export function RowCards({ draft, filter, edits }: RowsProps) {
  const { t } = useLocale();
  const [shown, setShown] = useState(CARDS);
  const [page] = useImportRows(draft.id, filter, [0]);
  if (page?.data === undefined) return <SkeletonRows rows={4} rowHeight={120} label={t('common.loading')} />;
  const { rows, total } = page.data;
  return (
    <div className="c-stack">
      {rows.slice(0, shown).map((row) => (
        <RowCard
          key={row.row}
          row={row}
          onSave={(field, text) => edits.save([{ row: row.row, values: { [field]: text } }], null)}
        />
      ))}
      {shown < Math.min(total, rows.length) ? (
        <Button block onClick={() => setShown(shown + CARDS)}>
          {t('order_import.more_rows')}
        </Button>
      ) : null}
    </div>
  );
}

function RowCard({ row, onSave }: { row: ImportDraftRow; onSave: (field: ImportField, text: string) => void }) {
  const locale = useLocale();
  const { t } = locale;
  const fields = [...new Set([...row.issues, ...row.repaired].flatMap(({ field }) => (field === null ? [] : [field])))];
  return (
    <section className="c-card c-stack" aria-label={row.values.recipient_name ?? String(row.row)}>
      <div className="c-row c-import__cardhead">
        <b>{row.values.recipient_name ?? t('order_import.empty')}</b>
        <span className="s-muted s-num">
          {t('order_import.card_line', { line: String(row.row), reference: row.reference ?? '' })}
        </span>
      </div>
      {fields.length === 0 ? (
        <p className="s-muted">{[row.values.recipient_address, row.values.recipient_post_code].join(', ')}</p>
      ) : (
        fields.map((field) => {
          const { value: written, issue, repair } = cellOf(row, field);
          const value = spokenValue(t, field, written);
          const text = issue ? locale.fieldErrorText(spokenIssue(t, issue)) : repair && locale.fieldErrorText(repair);
          return (
            <TextField
              key={`${field} ${value}`}
              label={t(`order_import.field_${field}`)}
              defaultValue={value}
              disabled={row.outcome !== null}
              error={issue?.severity === 'error' ? text : undefined}
              hint={issue?.severity === 'error' ? undefined : text}
              onBlur={(event) => {
                if (event.currentTarget.value !== value) onSave(field, event.currentTarget.value);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.currentTarget.blur();
              }}
            />
          );
        })
      )}
    </section>
  );
}
