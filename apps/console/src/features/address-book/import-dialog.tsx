import type { Answer, endpoints } from '@sampan/contract';
import { Banner, Button, Dialog, iconUpload, TextField } from '@sampan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { TABLE_FILES, useTableFile } from '../orders/import/use-table-file.ts';
import { TAGS_LENGTH, tagsIn } from './recipient-form.ts';

/** Takes a file of recipients, tags all of them alike, and says who was saved and why others were not. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement | null>(null);
  const [tags, setTags] = useState('');
  const file = useTableFile(
    ({ data_base64 }) => api.importSavedRecipients({ body: { data_base64, tags: tagsIn(tags) } }),
    () => queries.invalidateQueries({ queryKey: queryKeys.addressBook }),
  );
  const close = () => {
    file.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('address_book.import')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={close}>{t('common.close')}</Button>
          <Button
            variant="primary"
            icon={iconUpload}
            busy={file.is_busy}
            busyLabel={t('order_import.reading')}
            onClick={() => input.current?.click()}
          >
            {t('address_book.import_choose')}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {file.said === null ? null : <Banner tone="danger">{file.said}</Banner>}
        {file.answer === null ? <p>{t('address_book.import_text')}</p> : <Result answer={file.answer} />}
        <TextField
          label={t('address_book.tags')}
          hint={t('address_book.tags_hint')}
          maxLength={TAGS_LENGTH}
          autoComplete="off"
          value={tags}
          onValueChange={setTags}
        />
        <input
          ref={input}
          type="file"
          accept={TABLE_FILES}
          className="s-visually-hidden"
          tabIndex={-1}
          aria-label={t('address_book.import_choose')}
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (chosen) void file.take(chosen);
          }}
        />
      </div>
    </Dialog>
  );
}

function Result({ answer }: { answer: Answer<typeof endpoints.importSavedRecipients> }) {
  const { t, fieldErrorText } = useLocale();
  const { added, known, refused, refused_rows } = answer;
  return (
    <>
      <p role="status">
        <strong>{t('address_book.imported', { count: added })}</strong>
        {known === 0 ? null : <span className="s-muted"> · {t('address_book.imported_known', { count: known })}</span>}
      </p>
      {refused === 0 ? null : (
        <>
          <Banner tone="warning" title={t('address_book.import_refused', { count: refused })} />
          <ul>
            {refused_rows.map(({ row, issue }) => (
              <li key={row}>
                <strong>{t('address_book.import_row', { row })}</strong> {fieldErrorText(issue)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
