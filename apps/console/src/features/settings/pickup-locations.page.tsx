import { canCall } from '@sampan/api-client';
import type { PickupLocation } from '@sampan/contract';
import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  iconEdit,
  IconButton,
  iconPlus,
  iconStore,
  iconTrash,
  SkeletonRows,
  Tag,
} from '@sampan/ui';
import { useState } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { asListed } from '../../shared/list/as-listed.ts';
import { LoadError } from '../../shared/list/load-error.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { useUser } from '../../shared/session/use-user.ts';
import { showToast } from '../../shared/toast/toast.store.ts';
import { usePhoneText } from '../../shared/phones/use-phone-text.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { placeTitleOf } from './place-form.ts';
import { useMakeDefault, usePlaces, useRemovePlace, useSavePlace } from './use-places.ts';

/** /settings/pick-up-locations: where couriers pick up; exactly one place is the default. */
export function PickupLocationsPage() {
  const locale = useLocale();
  const { t } = locale;
  const user = useUser();
  const places = usePlaces();
  const make_default = useMakeDefault();
  const [edited, setEdited] = useState<PickupLocation | 'new' | null>(null);
  const [removed, setRemoved] = useState<PickupLocation | null>(null);
  const may_write = canCall('createPickupLocation', user);
  const records = places.data?.records ?? [];
  const leaving = asListed(records, removed);
  usePageTitle(t('settings.places'));
  const add = (
    <Button variant="primary" icon={iconPlus} onClick={() => setEdited('new')}>
      {t('settings.place_add')}
    </Button>
  );
  return (
    <>
      <div className="c-settings__head">
        <div>
          <h1>{t('settings.places')}</h1>
          <p className="s-muted">{t('settings.places_text')}</p>
        </div>
        {may_write && records.length > 0 ? add : null}
      </div>
      <div className="c-settings__sections">
        {make_default.error === null ? null : <Banner tone="danger">{locale.errorText(make_default.error)}</Banner>}
        {places.isError ? (
          <LoadError title={t('state.error_title')} query={places} />
        ) : places.data === undefined ? (
          <SkeletonRows rows={2} rowHeight={112} label={t('common.loading')} />
        ) : records.length === 0 ? (
          <div className="c-card">
            <EmptyState
              kind="no-records"
              icon={iconStore}
              title={t('settings.places_empty')}
              action={may_write ? add : undefined}
            >
              <p>{t('settings.places_empty_text')}</p>
            </EmptyState>
          </div>
        ) : (
          <ul className="c-places">
            {records.map((place) => (
              <PlaceCard
                key={place.id}
                place={place}
                may_write={may_write}
                busy={make_default.isPending}
                onEdit={() => setEdited(place)}
                onRemove={() => setRemoved(place)}
                onDefault={() =>
                  make_default.mutate(place, {
                    onSuccess: () => showToast(t('settings.place_is_default', { name: placeTitleOf(place) })),
                  })
                }
              />
            ))}
          </ul>
        )}
      </div>
      {edited === null ? null : (
        <PlaceDialog place={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {leaving === null ? null : <RemoveDialog place={leaving} onClose={() => setRemoved(null)} />}
    </>
  );
}

interface PlaceCardProps {
  place: PickupLocation;
  may_write: boolean;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onDefault: () => void;
}

function PlaceCard({ place, may_write, busy, onEdit, onRemove, onDefault }: PlaceCardProps) {
  const { t } = useLocale();
  const phoneText = usePhoneText();
  const name = placeTitleOf(place);
  return (
    <li className="c-card c-places__card">
      <div className="c-places__text">
        <h2>
          {name} {place.is_default ? <Tag tone="success">{t('settings.place_default')}</Tag> : null}
        </h2>
        <p>{place.coordinate.formatted_address}</p>
        <p className="s-muted">
          {place.name}
          {place.phone === '' ? '' : ` · ${phoneText(place.phone, place.coordinate.country)}`}
        </p>
        {place.note === '' ? null : <p className="s-muted">{place.note}</p>}
      </div>
      {may_write ? (
        <div className="c-row">
          {place.is_default ? null : (
            <Button
              size="sm"
              disabled={busy}
              onClick={onDefault}
              aria-label={t('settings.place_make_default_of', { name })}
            >
              {t('settings.place_make_default')}
            </Button>
          )}
          <IconButton icon={iconEdit} label={t('settings.place_edit_of', { name })} onClick={onEdit} />
          {place.is_default ? null : (
            <IconButton icon={iconTrash} label={t('settings.place_remove_of', { name })} onClick={onRemove} />
          )}
        </div>
      ) : null}
    </li>
  );
}

function RemoveDialog({ place, onClose }: { place: PickupLocation; onClose: () => void }) {
  const { t, errorText } = useLocale();
  const remove = useRemovePlace();
  const save = useSavePlace();
  const { id: _id, is_default: _default, ...body } = place;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('settings.place_remove_title', { name: placeTitleOf(place) })}
      closeLabel={t('common.close')}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="danger"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(place, {
                onSuccess: () => {
                  showToast(t('settings.place_removed'), {
                    label: t('common.undo'),
                    run: () => save.mutate({ id: null, body }),
                  });
                  onClose();
                },
              })
            }
          >
            {t('common.remove')}
          </Button>
        </>
      }
    >
      <div className="c-stack">
        {remove.error === null ? null : <Banner tone="danger">{errorText(remove.error)}</Banner>}
        <p>{t('settings.place_remove_text')}</p>
      </div>
    </Dialog>
  );
}
