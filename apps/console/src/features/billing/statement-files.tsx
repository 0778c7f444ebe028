import type { TransactionAccount } from '@sampan/contract';
import { Button, iconDownload, iconFile } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { downloadFile } from '../../shared/files/print-file.ts';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { periodName } from '../../shared/locale/period-name.ts';

/** PDF in a new tab and CSV as a download of one statement (spec 2 'Files open or download through a new tab'). */
export function StatementFiles({ period, account }: { period: string; account: TransactionAccount }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const name = periodName(period, locale.locale);
  const file = useMutation({
    mutationFn: async ({ format }: { format: 'pdf' | 'csv'; tab: Window | null }) =>
      api.downloadStatement({ params: { key: period }, query: { account, format } }),
    onSuccess: ({ link }, { tab }) => {
      // A tab that was refused, and any CSV, is saved from this page.
      if (tab === null) downloadFile(link);
      else tab.location.href = link;
    },
    onError: (error, { tab }) => {
      tab?.close();
      resultDialog.showError(locale.errorText(error));
    },
  });
  const open = (format: 'pdf' | 'csv') => {
    // Opened with the click itself: browsers refuse tabs that come later.
    const tab = format === 'pdf' ? window.open('', '_blank') : null;
    if (tab !== null) tab.opener = null;
    file.mutate({ format, tab });
  };
  const busy = (format: 'pdf' | 'csv') => file.isPending && file.variables.format === format;
  return (
    <span className="c-statement__files">
      <Button
        size="sm"
        icon={iconFile}
        busy={busy('pdf')}
        busyLabel={t('transaction.preparing')}
        aria-label={t('statement.pdf_of', { period: name })}
        onClick={() => open('pdf')}
      >
        PDF
      </Button>
      <Button
        size="sm"
        icon={iconDownload}
        busy={busy('csv')}
        busyLabel={t('transaction.preparing')}
        aria-label={t('statement.csv_of', { period: name })}
        onClick={() => open('csv')}
      >
        CSV
      </Button>
    </span>
  );
}
