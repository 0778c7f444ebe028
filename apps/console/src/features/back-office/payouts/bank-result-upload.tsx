import { isApiError } from '@sampan/api-client';
import { Banner, Button, FieldGroup, iconUpload } from '@sampan/ui';
import { useRef, useState } from 'react';
import { errorTextWithWait } from '../../../shared/form/form-error.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useReadResults } from './use-payout-review.ts';

/** The bank's answer as a CSV file: what it says is done at once, and what it does not say is named. */
export function BankResultUpload() {
  const locale = useLocale();
  const { t } = locale;
  const input = useRef<HTMLInputElement | null>(null);
  const [name, setName] = useState('');
  const read = useReadResults();
  const problem = isApiError(read.error) ? read.error.errors.find(({ param }) => param === 'csv') : undefined;
  return (
    <div className="c-stack">
      {read.isError && problem === undefined ? (
        <Banner tone="danger">{errorTextWithWait(locale, read.error)}</Banner>
      ) : null}
      <FieldGroup
        label={t('payout.desk_results')}
        hint={t('payout.desk_results_text')}
        error={problem === undefined ? undefined : locale.fieldErrorText(problem)}
      >
        <div className="c-row">
          <Button icon={iconUpload} busy={read.isPending} onClick={() => input.current?.click()}>
            {t('settings.file_choose')}
          </Button>
          {name === '' ? null : <span className="c-payouts__file">{name}</span>}
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            className="s-visually-hidden"
            tabIndex={-1}
            aria-label={t('payout.desk_results')}
            onChange={(event) => {
              const field = event.currentTarget;
              const [file] = field.files ?? [];
              if (file === undefined) return;
              setName(file.name);
              void file.text().then((csv) => read.mutate(csv));
              // The same file again is read again.
              field.value = '';
            }}
          />
        </div>
      </FieldGroup>
      {read.data === undefined ? null : (
        <Banner
          tone={read.data.ignored.length === 0 ? 'success' : 'warning'}
          title={t('payout.desk_results_read', {
            paid: String(read.data.paid),
            failed: String(read.data.failed),
            ignored: String(read.data.ignored.length),
          })}
        >
          {read.data.ignored.length === 0 ? null : (
            <ul>
              {read.data.ignored.slice(0, 100).map(({ row, why, reference }) => (
                <li key={row} className="c-payouts__file">
                  {t('payout.desk_row', { row: String(row), why: t(`payout.why_${why}`) })} ({reference})
                </li>
              ))}
            </ul>
          )}
        </Banner>
      )}
    </div>
  );
}
