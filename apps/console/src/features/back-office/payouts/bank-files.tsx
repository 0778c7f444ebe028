import type { PayoutFile } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import { Banner, Button, IconButton, iconDownload, TableFrame } from '@sampan/ui';
import { useApi } from '../../../shared/api/services.tsx';
import { errorTextWithWait } from '../../../shared/form/form-error.ts';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useOpenFile } from '../../payouts/use-payouts.ts';
import { showToast } from '../../../shared/toast/toast.store.ts';
import { BankResultUpload } from './bank-result-upload.tsx';
import { useMakeFile, usePayoutFiles } from './use-payout-review.ts';

export interface BankFilesProps {
  /** What waits, by state and currency: a file is made of what is approved. */
  open: readonly { status: string; currency: Currency; count: number }[];
}

/** Files that somebody takes to the bank, and the bank's answers. */
export function BankFiles({ open }: BankFilesProps) {
  const locale = useLocale();
  const { t } = locale;
  const files = usePayoutFiles(true);
  const make = useMakeFile();
  const ready = open.filter(({ status }) => status === 'approved');
  return (
    <section className="c-card c-payouts__all">
      <header className="c-payouts__head">
        <h2>{t('payout.desk_files')}</h2>
        <span className="c-row">
          {ready.map(({ currency, count }) => (
            <Button
              key={currency}
              busy={make.isPending && make.variables === currency}
              onClick={() =>
                make.mutate(currency, {
                  onSuccess: ({ name, count: n }) => showToast(t('payout.desk_file_made', { name, n: String(n) })),
                })
              }
            >
              {`${t('payout.desk_file_make', { currency })} (${count})`}
            </Button>
          ))}
        </span>
      </header>
      <p className="s-muted">{t('payout.desk_files_text')}</p>
      {make.isError ? <Banner tone="danger">{errorTextWithWait(locale, make.error)}</Banner> : null}
      {files.isError ? <LoadError title={t('payout.load_failed')} query={files} /> : null}
      {files.data === undefined || files.data.records.length === 0 ? null : <FileTable files={files.data.records} />}
      <BankResultUpload />
    </section>
  );
}

function FileTable({ files }: { files: readonly PayoutFile[] }) {
  const locale = useLocale();
  const { t } = locale;
  return (
    <TableFrame label={t('payout.desk_files')}>
      <thead>
        <tr>
          <th scope="col">{t('payout.desk_file')}</th>
          <th scope="col">{t('payout.date')}</th>
          <th scope="col" className="s-table__end">
            {t('payout.desk_file_count')}
          </th>
          <th scope="col" className="s-table__end">
            {t('payout.desk_file_open')}
          </th>
          <th scope="col" className="s-table__end">
            {t('payout.amount')}
          </th>
          <th scope="col">
            <span className="s-visually-hidden">{t('payout.desk_file')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <tr key={file.id}>
            <td data-lead="" className="s-num">
              {file.name}
            </td>
            <td data-label={t('payout.date')} className="s-num">
              {locale.formatMoment(file.created_at)}
            </td>
            <td data-label={t('payout.desk_file_count')} className="s-table__end s-num">
              {file.count}
            </td>
            <td data-label={t('payout.desk_file_open')} className="s-table__end s-num">
              {file.open}
            </td>
            <td data-label={t('payout.amount')} className="s-table__end s-num">
              {moneyText(file.total, file.currency)}
            </td>
            <td className="s-table__end">
              <FileButton file={file} />
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

function FileButton({ file }: { file: PayoutFile }) {
  const { t } = useLocale();
  const api = useApi();
  const open = useOpenFile(() => api.downloadPayoutFile({ params: { id: file.id } }));
  return (
    <IconButton
      icon={iconDownload}
      label={t('payout.desk_file_get', { name: file.name })}
      onClick={() => open.mutate()}
    />
  );
}
