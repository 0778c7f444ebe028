import { canCall } from '@sampan/api-client';
import type { SavedRecipient } from '@sampan/contract';
import { Button, EmptyState, iconPlus, iconUpload, iconUsers, SkeletonRows } from '@sampan/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useDeleteRecipient, useSavedRecipients } from '../../shared/address-book/use-saved-recipients.ts';
import { ConfirmDialog } from '../../shared/dialog/confirm-dialog.tsx';
import { asListed } from '../../shared/list/as-listed.ts';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { ListPagination } from '../../shared/list/list-pagination.tsx';
import { LoadError } from '../../shared/list/load-error.tsx';
import { SearchBox } from '../../shared/list/search-box.tsx';
import { lazyPart, useWasOpen } from '../../shared/locale/lazy-part.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { addressBookQueryOf, refiltered, type AddressBookSearch } from './address-book-search.ts';
import { RecipientTable } from './recipient-table.tsx';
import { useShipAgain } from './use-ship-again.ts';
import './address-book.css';

const RecipientDialog = lazyPart('create', () => import('./recipient-dialog.tsx'), 'RecipientDialog');
const ImportDialog = lazyPart('import', () => import('./import-dialog.tsx'), 'ImportDialog');

/** /settings/address-book: people the shop ships to again, found by name, phone, address and tag. */
export function AddressBookPage() {
  const { t } = useLocale();
  const user = useUser();
  const search = useSearch({ from: '/signed-in/settings/address-book' });
  const navigate = useNavigate();
  const book = useSavedRecipients(addressBookQueryOf(search));
  const shipAgain = useShipAgain();
  const [edited, setEdited] = useState<SavedRecipient | 'new' | null>(null);
  const [importing, setImporting] = useState(false);
  const was_importing = useWasOpen(importing);
  const [leaving, setLeaving] = useState<SavedRecipient | null>(null);
  const may_write = canCall('createSavedRecipient', user);
  const is_filtered = search.search !== undefined || search.tag !== undefined;
  const is_empty = book.data?.total === 0 && !is_filtered;
  const go = (next: AddressBookSearch) =>
    void navigate({ to: '/settings/address-book', search: next, resetScroll: false });
  usePageTitle(t('address_book.title'));
  const buttons = may_write ? (
    <div className="c-row">
      <Button icon={iconUpload} onClick={() => setImporting(true)}>
        {t('address_book.import')}
      </Button>
      <Button variant="primary" icon={iconPlus} onClick={() => setEdited('new')}>
        {t('address_book.add')}
      </Button>
    </div>
  ) : null;
  return (
    <>
      <div className="c-settings__head c-book__head">
        <div>
          <h1>{t('address_book.title')}</h1>
          <p className="s-muted">{t('address_book.text')}</p>
        </div>
        {is_empty ? null : buttons}
      </div>
      {is_empty ? null : (
        <div className="c-filters">
          <SearchBox
            label={t('create_label.recent_search')}
            value={search.search ?? ''}
            onSearch={(text) => go(refiltered(search, { search: text }))}
          />
          {search.tag === undefined && (book.data?.tags ?? []).length === 0 ? null : (
            <ChoiceFilter
              name={t('address_book.tag')}
              value={search.tag}
              options={(book.data?.tags ?? []).map(({ name, count }) => ({
                value: name,
                label: name,
                detail: String(count),
              }))}
              onPick={(tag) => go(refiltered(search, { tag }))}
            />
          )}
        </div>
      )}
      {book.isError ? (
        <LoadError title={t('state.error_title')} query={book} />
      ) : book.data === undefined ? (
        <SkeletonRows rows={4} rowHeight={72} label={t('common.loading')} />
      ) : book.data.records.length === 0 ? (
        <Nobody is_filtered={is_filtered} buttons={buttons} onClear={() => go({})} />
      ) : (
        <RecipientTable
          recipients={book.data.records}
          busy={book.isPlaceholderData}
          actions={
            may_write ? { onShip: ({ party }) => shipAgain(party), onEdit: setEdited, onDelete: setLeaving } : null
          }
          footer={
            <ListPagination
              label={t('address_book.title')}
              page={search.page}
              answer={book.data}
              onPage={(page) => go({ ...search, page })}
            />
          }
        />
      )}
      {edited === null ? null : (
        <RecipientDialog recipient={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {was_importing ? <ImportDialog open={importing} onClose={() => setImporting(false)} /> : null}
      <DeleteDialog recipient={asListed(book.data?.records, leaving)} onClose={() => setLeaving(null)} />
    </>
  );
}

function Nobody({ is_filtered, buttons, onClear }: { is_filtered: boolean; buttons: ReactNode; onClear: () => void }) {
  const { t } = useLocale();
  return (
    <div className="c-card">
      {is_filtered ? (
        <EmptyState
          kind="no-results"
          title={t('state.no_results')}
          action={<Button onClick={onClear}>{t('activity.clear_filters')}</Button>}
        />
      ) : (
        <EmptyState kind="no-records" icon={iconUsers} title={t('address_book.empty')} action={buttons ?? undefined}>
          <p>{t('address_book.empty_text')}</p>
        </EmptyState>
      )}
    </div>
  );
}

function DeleteDialog({ recipient, onClose }: { recipient: SavedRecipient | null; onClose: () => void }) {
  const { t } = useLocale();
  const erase = useDeleteRecipient();
  const name = recipient?.party.name ?? '';
  return (
    <ConfirmDialog
      open={recipient !== null}
      title={t('address_book.delete_title', { name })}
      action={t('address_book.delete')}
      call={erase}
      onClose={onClose}
      onConfirm={() =>
        recipient === null
          ? undefined
          : erase.mutate(recipient, {
              onSuccess: () => {
                showToast(t('address_book.deleted'));
                onClose();
              },
            })
      }
    >
      <p>{t('address_book.delete_text')}</p>
    </ConfirmDialog>
  );
}
