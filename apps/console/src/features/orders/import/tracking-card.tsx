import type { Answer, endpoints } from '@sampan/contract';
import { Banner, Button, Dialog, iconDownload, iconUpload } from '@sampan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { saveText } from '../../../shared/file/save-file.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { TABLE_FILES, useTableFile } from './use-table-file.ts';

/** Takes a file of tracking numbers that couriers gave elsewhere, and says what came of it (volume 3). */
export function TrackingCard() {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement | null>(null);
  const apply = useTableFile(
    (body) => api.applyTrackingFile({ body }),
    () => queries.invalidateQueries({ queryKey: queryKeys.orders }),
  );
  const { said } = apply;
  return (
    <section className="c-card c-stack" aria-labelledby="tracking-file">
      <h2 id="tracking-file">{t('tracking_file.title')}</h2>
      <p className="s-muted">{t('tracking_file.text')}</p>
      {said === null ? null : <Banner tone="danger">{said}</Banner>}
      <div className="c-row">
        <Button
          size="sm"
          icon={iconUpload}
          busy={apply.is_busy}
          busyLabel={t('order_import.reading')}
          onClick={() => input.current?.click()}
        >
          {t('tracking_file.choose')}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept={TABLE_FILES}
        className="s-visually-hidden"
        tabIndex={-1}
        aria-label={t('tracking_file.choose')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void apply.take(file);
        }}
      />
      <Dialog
        open={apply.answer !== null}
        onClose={() => apply.reset()}
        title={t('tracking_file.result')}
        closeLabel={t('common.close')}
        footer={<Button onClick={() => apply.reset()}>{t('common.close')}</Button>}
      >
        {apply.answer === null ? null : <TrackingResult answer={apply.answer} />}
      </Dialog>
    </section>
  );
}

function TrackingResult({ answer }: { answer: Answer<typeof endpoints.applyTrackingFile> }) {
  const locale = useLocale();
  const { t } = locale;
  const { shipped, known, refused, rows, refused_csv } = answer;
  return (
    <div className="c-stack">
      <p>
        <strong>{t('tracking_file.shipped', { count: shipped })}</strong>
        {known === 0 ? null : <span className="s-muted"> · {t('tracking_file.known', { count: known })}</span>}
      </p>
      {refused === 0 ? null : (
        <>
          <Banner
            tone="warning"
            title={t('tracking_file.refused', { count: refused })}
            action={
              <Button
                size="sm"
                icon={iconDownload}
                onClick={() => saveText('tracking-numbers-left-out.csv', refused_csv)}
              >
                {t('tracking_file.download')}
              </Button>
            }
          />
          <ul>
            {rows.slice(0, 200).map(({ row, order_number, reason }) =>
              reason === null ? null : (
                <li key={row}>
                  <strong>{t('tracking_file.row', { row, order: order_number })}</strong>{' '}
                  {locale.fieldErrorText(reason)}
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </div>
  );
}
