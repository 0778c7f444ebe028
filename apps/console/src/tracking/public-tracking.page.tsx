import { useParams } from '@tanstack/react-router';
import { usePageTitle } from '../app/page-title.ts';
import { useLocale } from '../locale/locale.tsx';

/** /t/{id}: where anybody with the link follows a parcel. */
export function PublicTrackingPage() {
  const { t } = useLocale();
  const { id } = useParams({ from: '/t/$id' });
  usePageTitle(t('tracking.public_title'));
  return <main className="c-page">{id}</main>;
}
