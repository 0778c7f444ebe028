import type { ImportEncoding, OrderImport, SameReference } from '@sampan/contract';
import { Banner, Button, Dialog, RadioCards, SkeletonRows } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useImportActions } from './use-import.ts';

/** Encodings are called the same in every language. */
const ENCODINGS: Readonly<Record<ImportEncoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1258': 'Windows-1258',
};

interface Format {
  header_row: number;
  encoding: ImportEncoding;
  same_reference: SameReference;
}

/** How the file of a draft is read, where what was found is not right: its header row, its letters, and rows of one order. */
export function ChangeFormat({ draft, onClose }: { draft: OrderImport; onClose: () => void }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const { header_row, encoding, same_reference } = draft.detected;
  const [changed, setChanged] = useState<Partial<Format>>({});
  const format: Format = { header_row, encoding, same_reference, ...changed };
  const preview = useQuery({
    // Another reading of the file has other samples.
    queryKey: [...queryKeys.orderImport(draft.id), 'preview', header_row, encoding],
    queryFn: ({ signal }) => api.getImportPreview({ params: { id: draft.id } }, { signal }),
  });
  const { remap } = useImportActions(draft.id);
  const set = (change: Partial<Format>) => setChanged((before) => ({ ...before, ...change }));
  const { lines = [], encodings = [] } = preview.data ?? {};
  const is_told = encodings.length > 1 && encodings.some(({ samples }) => samples.length > 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('order_import.format_title')}
      closeLabel={t('common.close')}
      size="lg"
      footer={
        <Button
          variant="primary"
          busy={remap.isPending}
          disabled={preview.data === undefined}
          // Only what was chosen: the rest is found again in a file that is read otherwise.
          onClick={() => remap.mutate({ ...changed, remember: false }, { onSuccess: onClose })}
        >
          {t('order_import.format_apply')}
        </Button>
      }
    >
      <div className="c-stack">
        {remap.error === null ? null : <Banner tone="danger">{locale.errorText(remap.error)}</Banner>}
        {preview.isError ? (
          <LoadError title={t('order_import.not_loaded')} query={preview} />
        ) : preview.data === undefined ? (
          <SkeletonRows rows={4} rowHeight={56} label={t('common.loading')} />
        ) : (
          <>
            <RadioCards
              label={t('order_import.format_header')}
              value={String(format.header_row)}
              onValueChange={(row) => set({ header_row: Number(row) })}
              options={lines.map(({ row, cells }) => ({
                value: String(row),
                title: t('order_import.format_line', { line: String(row) }),
                detail: cells.filter((cell) => cell.trim() !== '').join(' · '),
              }))}
            />
            {is_told ? (
              <RadioCards
                label={t('order_import.format_letters')}
                value={format.encoding}
                onValueChange={(chosen) => set({ encoding: chosen as ImportEncoding })}
                options={encodings.map((each) => ({
                  value: each.encoding,
                  title: each.samples.join(' · '),
                  detail: ENCODINGS[each.encoding],
                }))}
              />
            ) : null}
            <RadioCards
              label={t('order_import.format_same')}
              value={format.same_reference}
              onValueChange={(chosen) => set({ same_reference: chosen as SameReference })}
              options={(['items', 'parcels'] as const).map((each) => ({
                value: each,
                title: t(`order_import.format_${each}`),
              }))}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
