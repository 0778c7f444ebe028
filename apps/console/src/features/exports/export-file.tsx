import type { ExportRecord } from '@sampan/contract';
import { Button, classNames, Icon, iconAlert, iconFile, iconRefresh, ProgressBar } from '@sampan/ui';
import { useApi } from '../../shared/api/services.tsx';
import { DownloadButton } from '../../shared/files/download-button.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { exportName, sizeText } from './export-name.ts';

export interface ExportFileProps {
  file: ExportRecord;
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
}

/** One file of the list: what it holds, how far it is or how long it is kept, who asked, and what can be done with it. */
export function ExportFile({ file, onRetry, onCancel }: ExportFileProps) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const name = exportName(locale, file);
  const is_open = file.state === 'waiting' || file.state === 'running';
  return (
    <li className="c-export">
      <span className={classNames('c-export__icon', `c-export__icon--${file.state}`)}>
        <Icon shape={file.state === 'failed' ? iconAlert : is_open ? iconRefresh : iconFile} size={20} />
      </span>
      <div className="c-export__text">
        <strong>{name}</strong>
        <ExportFacts file={file} />
        <span className="s-dim c-export__who">
          {t('export.by', { name: file.user_name, when: locale.formatMoment(file.created_at) })}
        </span>
      </div>
      <div className="c-export__action">
        {file.state === 'done' ? (
          <DownloadButton
            size="sm"
            label={t('export.download')}
            name={t('export.download_name', { name })}
            ask={() => api.downloadExport({ params: { id: file.id } })}
          />
        ) : is_open ? (
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('export.cancel_name', { name })}
            onClick={() => onCancel(file.id)}
          >
            {t('common.cancel')}
          </Button>
        ) : (
          <Button size="sm" onClick={() => onRetry(file.id)}>
            {t('common.try_again')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** How far the file is, what it holds and how long it is kept, or why there is none. */
function ExportFacts({ file }: Pick<ExportFileProps, 'file'>) {
  const locale = useLocale();
  const { t } = locale;
  const { state, rows_total, rows_done, parts, bytes } = file;
  const number = locale.formatNumber;
  if (state === 'running')
    return (
      <ProgressBar
        label={t('export.running', { done: number(rows_done), total: number(rows_total ?? 0) })}
        value={rows_done}
        max={rows_total ?? 0}
      />
    );
  if (state === 'waiting') return <span className="s-muted">{t('export.waiting')}</span>;
  if (state === 'cancelled') return <span className="s-muted">{t('export.cancelled_row')}</span>;
  if (state === 'failed')
    return (
      <span className="s-muted s-num">
        {t('export.failed_row', {
          time: locale.formatTime(file.finished_at ?? file.created_at),
          reference: file.reference,
        })}
      </span>
    );
  const facts = [
    t('export.facts', { count: rows_total ?? 0, rows: number(rows_total ?? 0) }),
    ...(parts === null || parts === 1 ? [] : [t('export.parts', { parts: number(parts) })]),
    sizeText(locale, bytes ?? 0),
    t('export.until', { date: locale.formatDate(file.expires_at ?? file.created_at) }),
  ];
  return <span className="s-muted s-num">{facts.join(' · ')}</span>;
}
