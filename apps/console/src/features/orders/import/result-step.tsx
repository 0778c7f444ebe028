import type { OrderImport } from '@sampan/contract';
import { Banner, Button, buttonClass, Icon, iconCheck, iconDownload, iconUndo } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog.tsx';
import { useState } from 'react';
import { CompareImported } from './compare-imported.tsx';
import { saveText } from '../../../shared/file/save-file.ts';
import { useImportActions, useImportRows } from './use-import.ts';

/** What came of the file, what was left out and why, and the next step. */
export function ResultStep({
  draft,
  onFix,
  onUndone,
}: {
  draft: OrderImport;
  onFix: () => void;
  onUndone: () => void;
}) {
  const locale = useLocale();
  const { t } = locale;
  const { result, summary } = draft;
  const [is_asking, setAsking] = useState(false);
  const { undo, refused } = useImportActions(draft.id);
  const [left_out] = useImportRows(draft.id, 'error', [0]);
  const parcels = result.created + result.updated;
  const facts = [
    ['lines', summary.lines],
    ['found', summary.rows],
    ['made', result.created],
    ['changed', result.updated],
    ['repairs', summary.repaired],
    ['skipped', summary.skipped],
    ['refused', result.refused],
  ] as const;
  return (
    <div className="c-import__columns">
      <div className="c-stack">
        {refused.error === null ? null : <Banner tone="danger">{locale.errorText(refused.error)}</Banner>}
        <section className="c-card c-import__result">
          <span className="c-import__mark c-import__mark--done">
            <Icon shape={iconCheck} size={28} />
          </span>
          <div className="c-stack">
            <div>
              <h2>{t('order_import.result_title', { count: parcels })}</h2>
              <p className="s-muted">
                {result.refused === 0
                  ? t('order_import.result_from', { file: draft.file_name })
                  : t('order_import.result_left', { file: draft.file_name, count: result.refused })}
              </p>
            </div>
            <div className="c-row c-import__choices">
              <CompareImported import_id={draft.id} />
              <Link className={buttonClass()} to="/orders/$list" params={{ list: 'new' }} search={{ import: draft.id }}>
                {t('order_import.see_parcels', { count: parcels })}
              </Link>
              <Button variant="quiet" icon={iconUndo} busy={undo.isPending} onClick={() => setAsking(true)}>
                {t('order_import.undo_import')}
              </Button>
            </div>
          </div>
        </section>
        {result.refused === 0 ? null : (
          <section className="c-card c-import__recent c-import__left" aria-labelledby="import-left-out">
            <div className="c-row c-import__cardhead">
              <h2 id="import-left-out">{t('order_import.left_out_title', { count: result.refused })}</h2>
              <span className="c-row">
                <Button
                  size="sm"
                  icon={iconDownload}
                  busy={refused.isPending}
                  onClick={() =>
                    refused.mutate(undefined, { onSuccess: ({ file_name, csv }) => saveText(file_name, csv) })
                  }
                >
                  {t('order_import.download')}
                </Button>
                <Button size="sm" onClick={onFix}>
                  {t('order_import.fix_here')}
                </Button>
              </span>
            </div>
            <ul>
              {(left_out?.data?.rows ?? []).slice(0, 10).map((row) => (
                <li key={row.row}>
                  <span className="c-import__file">
                    <strong>{row.values.recipient_name ?? t('order_import.empty')}</strong>
                    <small className="s-muted s-num">
                      {t('order_import.card_line', { line: String(row.row), reference: row.reference ?? '' })}
                    </small>
                  </span>
                  <span>
                    {row.issues
                      .filter(({ severity }) => severity === 'error')
                      .map((issue) => locale.fieldErrorText(issue))
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <aside className="c-stack">
        <section className="c-card c-stack">
          <h2>{t('order_import.facts')}</h2>
          <dl className="c-import__facts">
            {facts.map(([name, count]) => (
              <div key={name}>
                <dt>{t(`order_import.fact_${name}`)}</dt>
                <dd className="s-num">{locale.formatNumber(count)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </aside>
      <ConfirmDialog
        open={is_asking}
        title={t('order_import.undo_ask')}
        action={t('order_import.undo_import')}
        keep={t('order_import.undo_keep')}
        call={undo}
        onConfirm={() => undo.mutate(undefined, { onSuccess: onUndone })}
        onClose={() => setAsking(false)}
      >
        {t('order_import.undo_text', { count: result.created })}
      </ConfirmDialog>
    </div>
  );
}
