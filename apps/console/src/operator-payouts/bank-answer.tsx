import { isApiError } from '@sampan/api-client';
import { Banner, Field } from '@sampan/ui';
import { failureText } from '../auth/failure.ts';
import { useLocale } from '../locale/locale.tsx';
import { useReadResults } from './use-payout-desk.ts';

/** The bank's answer as a CSV file: what it says is done at once, and what it does not say is named. */
export function BankAnswer() {
  const locale = useLocale();
  const { t } = locale;
  const read = useReadResults();
  const problem = isApiError(read.error) ? read.error.errors.find(({ param }) => param === 'csv') : undefined;
  return (
    <div className="c-stack">
      {read.isError && problem === undefined ? <Banner tone="danger">{failureText(locale, read.error)}</Banner> : null}
      <Field
        label={t('payout.desk_results')}
        hint={t('payout.desk_results_text')}
        error={problem === undefined ? undefined : locale.fieldErrorText(problem)}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            className="c-payouts__file"
            onChange={(event) => {
              const input = event.currentTarget;
              const [file] = input.files ?? [];
              // The same file again is read again.
              if (file !== undefined) void file.text().then((csv) => read.mutate(csv));
              input.value = '';
            }}
          />
        )}
      </Field>
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
                <li key={row}>
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
