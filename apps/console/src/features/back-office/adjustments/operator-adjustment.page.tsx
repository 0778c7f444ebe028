import type { OperatorAdjustment } from '@sampan/contract';
import { Banner, Button, Icon, iconChevronLeft, SkeletonRows, TextArea } from '@sampan/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { AdjustmentDetail } from '../../adjustments/adjustment-detail.tsx';
import '../../../shared/list/list-head.css';
import '../../../shared/list/list.css';
import '../../adjustments/adjustments.css';
import { PhotosField, type PickedPhoto } from '../../adjustments/photos-field.tsx';
import { usePageTitle } from '../../../shared/routing/page-title.ts';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { LoadError } from '../../../shared/list/load-error.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { showToast } from '../../../shared/toast/toast.store.ts';

/** /operator/adjustments/{id}: what the merchant sees, and what Sampan decides. */
export function OperatorAdjustmentPage() {
  const { t } = useLocale();
  const api = useApi();
  const { id } = useParams({ from: '/signed-in/operator/adjustments/$id' });
  const found = useQuery({
    queryKey: queryKeys.operatorAdjustment(id),
    queryFn: ({ signal }) => api.getOperatorAdjustment({ params: { id } }, { signal }),
  });
  usePageTitle(t('adjustment.operator_title'));
  return (
    <div className="c-adjustments">
      <Link to="/operator/adjustments" className="c-adjustments__back">
        <Icon shape={iconChevronLeft} size={16} />
        {t('adjustment.all')}
      </Link>
      {found.isError ? (
        <LoadError title={t('adjustment.not_loaded')} query={found} />
      ) : found.data === undefined ? (
        <SkeletonRows rows={5} rowHeight={96} label={t('common.loading')} />
      ) : (
        <>
          <AdjustmentDetail
            adjustment={found.data}
            parcel={`${found.data.order_number} · ${found.data.company.name}`}
            actions={null}
          />
          <Decision adjustment={found.data} />
        </>
      )}
    </div>
  );
}

/** What can be decided where it stands; the merchant reads the note. */
function Decision({ adjustment }: { adjustment: OperatorAdjustment }) {
  const locale = useLocale();
  const { t } = locale;
  const api = useApi();
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const [is_tried, setTried] = useState(false);
  const { id, state } = adjustment;
  const params = { id };
  const act = useMutation({
    mutationFn: (what: 'uphold' | 'withdraw' | 'reverse' | 'photos') => {
      if (what === 'reverse') return api.reverseAdjustment({ params, body: { note: note.trim() } });
      if (what !== 'photos') return api.decideAdjustment({ params, body: { decision: what, note: note.trim() } });
      const body = { photos: photos.map(({ data_base64, type }) => ({ data_base64, type })) };
      return api.addAdjustmentPhotos({ params, body });
    },
    onSuccess: (saved) => {
      setNote('');
      setPhotos([]);
      setTried(false);
      queries.setQueryData(queryKeys.operatorAdjustment(id), saved);
      void queries.invalidateQueries({ queryKey: queryKeys.operatorAdjustments });
      showToast(t('adjustment.decided'));
    },
  });
  const decide = (what: 'uphold' | 'withdraw' | 'reverse') => {
    setTried(true);
    if (note.trim() !== '') act.mutate(what);
  };
  const may_withdraw = state === 'open' || state === 'disputed' || state === 'due';
  if (!may_withdraw && state !== 'charged') return null;
  return (
    <section className="c-card c-adjustments__card" aria-labelledby="decide-title">
      <h3 id="decide-title">{t('adjustment.decide_title')}</h3>
      {act.error === null ? null : <Banner tone="danger">{locale.errorText(act.error)}</Banner>}
      {state === 'open' || state === 'disputed' ? (
        <>
          <PhotosField label={t('adjustment.photos_courier')} photos={photos} onPhotos={setPhotos} />
          {photos.length === 0 ? null : (
            <div>
              <Button busy={act.isPending} onClick={() => act.mutate('photos')}>
                {t('adjustment.send_photos')}
              </Button>
            </div>
          )}
        </>
      ) : null}
      <TextArea
        label={t('adjustment.decide_note')}
        hint={t('adjustment.decide_hint')}
        required
        rows={3}
        maxLength={500}
        value={note}
        error={
          is_tried && note.trim() === ''
            ? locale.issueText('validate.required', t('adjustment.decide_note'))
            : undefined
        }
        onValueChange={setNote}
      />
      <div className="c-adjustments__actions">
        {state === 'disputed' ? (
          <Button variant="primary" busy={act.isPending} onClick={() => decide('uphold')}>
            {t('adjustment.uphold')}
          </Button>
        ) : null}
        {may_withdraw ? (
          <Button busy={act.isPending} onClick={() => decide('withdraw')}>
            {t('adjustment.withdraw')}
          </Button>
        ) : (
          <Button variant="danger" busy={act.isPending} onClick={() => decide('reverse')}>
            {t('adjustment.reverse')}
          </Button>
        )}
      </div>
    </section>
  );
}
