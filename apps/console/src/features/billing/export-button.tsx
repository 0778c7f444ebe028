import { Button, iconDownload } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { filterOf, type TransactionSearch } from './transaction-search.ts';

/**
 * Exports what the filters let through. The answer and the live event `export_transactions_csv_completed` say the same; the
 * page that asked shows it, another one that is open does not save the file a second time (spec 4 Result dialog).
 */
export function ExportButton({ search }: { search: TransactionSearch }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const file = useMutation({
    mutationFn: () => api.exportTransactions({ query: filterOf(search) as never }),
    onSuccess: ({ link }) => resultDialog.showSuccess({ event_type: 'export_transactions_csv_completed', url: link }),
    onError: (error) => resultDialog.showError(locale.errorText(error)),
  });
  return (
    <Button
      icon={iconDownload}
      busy={file.isPending}
      busyLabel={t('transaction.preparing')}
      onClick={() => file.mutate()}
    >
      {t('transaction.export')}
    </Button>
  );
}
