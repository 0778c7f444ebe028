import { isApiError } from '@sampan/api-client';
import { Banner, Button, Icon, iconPaste, iconUpload } from '@sampan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type DragEvent } from 'react';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { MAX_FILE_BYTES } from '../../../shared/form/file-base64.ts';
import { fieldError } from '../../../shared/form/field-error.ts';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { RecentImports } from './recent-imports.tsx';
import { TemplateCard } from './template-card.tsx';
import { TrackingCard } from './tracking-card.tsx';
import { contentOf, type OrderFile } from './order-file.ts';
import { MAX_SHEET_BYTES, useSheet } from './xlsx/use-sheet.ts';
import { TryExample } from './try-example.tsx';

/** The import that the server takes for the same, from its refusal. */
function twinOf(error: Error | null): string | null {
  if (!isApiError(error) || error.code !== 'possible_duplicate') return null;
  const id = error.data?.['import_id'];
  return typeof id === 'string' ? id : null;
}

/** A file is dropped, chosen or pasted; earlier ones can be gone on with. */
export function UploadStep({ onOpen }: { onOpen: (id: string) => void }) {
  const locale = useLocale();
  const { t, issueText } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement | null>(null);
  const [is_over, setOver] = useState(false);
  const [is_pasting, setPasting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [chosen, setChosen] = useState<OrderFile | null>(null);
  const sheet = useSheet();
  const upload = useMutation({
    mutationFn: async ({ confirm_duplicate, ...file }: OrderFile & { confirm_duplicate: boolean }) =>
      api.createOrderImport({
        body: { file_name: file.file_name, ...(await contentOf(api, file)), confirm_duplicate },
      }),
    onSuccess: async (answer) => {
      queries.setQueryData(queryKeys.orderImport(answer.id), answer);
      await queries.invalidateQueries({ queryKey: queryKeys.orderImportList });
      onOpen(answer.id);
    },
  });
  const send = (file: OrderFile) => {
    setProblem(null);
    sheet.clear();
    setChosen(file);
    upload.mutate({ ...file, confirm_duplicate: false });
  };
  const take = async (file: Blob, file_name: string) => {
    upload.reset();
    setProblem(null);
    if (file.size > MAX_SHEET_BYTES) return setProblem(issueText('validate.csv_too_large'));
    const read = /\.xls[xm]?$/iu.test(file_name) ? await sheet.read(file) : file;
    if (read === null) return;
    if (read.size > MAX_FILE_BYTES) return setProblem(issueText('validate.csv_too_large'));
    if (read.size === 0) return setProblem(issueText('validate.csv_empty'));
    send({ file_name: file_name.slice(0, 200), content: read });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void take(file, file.name);
  };
  const refused = fieldError(upload.error, 'data_base64');
  const twin = twinOf(upload.error);
  const said = problem ?? sheet.problem ?? (refused === undefined ? null : locale.fieldErrorText(refused));
  return (
    <div className="c-import__columns">
      <div className="c-stack">
        {twin === null ? null : (
          <Banner
            tone="warning"
            title={t('order_import.twin_title')}
            action={
              <span className="c-row">
                <Button size="sm" onClick={() => onOpen(twin)}>
                  {t('order_import.twin_open')}
                </Button>
                {chosen === null ? null : (
                  <Button
                    size="sm"
                    variant="quiet"
                    onClick={() => upload.mutate({ ...chosen, confirm_duplicate: true })}
                  >
                    {t('order_import.twin_again')}
                  </Button>
                )}
              </span>
            }
          >
            {t('order_import.twin_text')}
          </Banner>
        )}
        {said === null ? null : <Banner tone="danger">{said}</Banner>}
        {upload.error === null || refused !== undefined || twin !== null ? null : (
          <Banner tone="danger">{locale.errorText(upload.error)}</Banner>
        )}
        <div
          className={is_over ? 'c-import__drop c-import__drop--over' : 'c-import__drop'}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <span className="c-import__mark">
            <Icon shape={iconUpload} size={28} />
          </span>
          <h2>{t('order_import.drop_title')}</h2>
          <p className="s-muted">{t('order_import.drop_text')}</p>
          <div className="c-row c-import__choices">
            <Button
              variant="primary"
              busy={upload.isPending || sheet.is_reading}
              busyLabel={t('order_import.reading')}
              onClick={() => input.current?.click()}
            >
              {t('order_import.choose')}
            </Button>
            <Button icon={iconPaste} onClick={() => setPasting(true)}>
              {t('order_import.paste')}
            </Button>
          </div>
          <input
            ref={input}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,text/plain,text/tab-separated-values"
            className="s-visually-hidden"
            tabIndex={-1}
            aria-label={t('order_import.choose')}
            onChange={(event) => {
              const file = event.currentTarget.files?.[0];
              event.currentTarget.value = '';
              if (file) void take(file, file.name);
            }}
          />
        </div>
        <RecentImports onOpen={onOpen} />
      </div>
      <aside className="c-stack">
        <TryExample onFile={({ file_name, data_base64 }) => send({ file_name, content: data_base64 })} />
        <TemplateCard />
        <TrackingCard />
        <p className="s-muted c-import__note">{t('order_import.zero_note')}</p>
      </aside>
      {is_pasting ? (
        <PasteDialog
          onClose={() => setPasting(false)}
          onRows={(text) => {
            setPasting(false);
            void take(new Blob([text], { type: 'text/plain' }), `${t('order_import.pasted')}.tsv`);
          }}
        />
      ) : null}
    </div>
  );
}
