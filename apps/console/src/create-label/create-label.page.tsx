import { useLocale } from '../locale/locale.tsx';
import { usePageTitle } from '../app/page-title.ts';

/** The creation steps of a parcel (spec section 2, Order creation steps). */
export function CreateLabelPage() {
  const { t } = useLocale();
  usePageTitle(t('shell.add_order'));
  return <h1>{t('shell.add_order')}</h1>;
}
