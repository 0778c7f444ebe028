import type { ExportRecord } from '@sampan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { queryKeys } from '../api/query-keys.ts';
import { useApi } from '../api/services.tsx';
import { resultDialog } from './result-dialog.store.ts';
import { useLocale } from '../locale/locale.tsx';

/** Asked after so often: the live connection may be closed, and nothing may be lost then. */
const ASK_EVERY_MS = 1_000;

/**
 * Follows an export that this page started until it is ready, wherever the person goes meanwhile: the result dialog says
 * 'Your export is ready.' and downloads the file (spec 4). One that is cancelled is not spoken of.
 */
export function useFollowExport(): (started: ExportRecord) => void {
  const api = useApi();
  const locale = useLocale();
  const queries = useQueryClient();
  return useCallback(
    ({ id }: ExportRecord) => {
      const ask = async (): Promise<void> => {
        const now = await api.getExport({ params: { id } });
        if (now.state === 'waiting' || now.state === 'running') {
          setTimeout(() => void ask().catch(stop), ASK_EVERY_MS);
          return;
        }
        void queries.invalidateQueries({ queryKey: queryKeys.exports });
        if (now.state === 'failed')
          resultDialog.showError(locale.t('dialog.result_export_failed', { reference: now.reference }));
        if (now.state !== 'done') return;
        const { link } = await api.downloadExport({ params: { id } });
        // The live event may have said so already: the dialog speaks of one export once.
        resultDialog.showSuccess({ event_type: `export_${now.kind}_csv_completed`, url: link, job_id: id });
      };
      // Signed out, or without a network: the page of exports has the file.
      const stop = () => undefined;
      void ask().catch(stop);
    },
    [api, locale, queries],
  );
}
