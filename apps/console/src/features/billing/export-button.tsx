import { Button, iconDownload } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../shared/api/services.tsx';
import { useFollowExport } from '../../shared/dialog/use-follow-export.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { resultDialog } from '../../shared/dialog/result-dialog.store.ts';
import { filterOf, type TransactionSearch } from './transaction-search.ts';

/** Exports what the filters let through; the result dialog says when the file is there (spec 4). It stays at /export. */
export function ExportButton({ search }: { search: TransactionSearch }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const follow = useFollowExport();
  const file = useMutation({
    mutationFn: () => api.startTransactionExport({ body: { filter: filterOf(search) as never } }),
    onSuccess: follow,
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
