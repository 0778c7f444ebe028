import { buttonClass } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../../shared/api/services.tsx';
import { DownloadButton } from '../../../shared/files/download-button.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { OrderSearch } from './order-search.ts';

/** What is done before a pick-up: labels printed by scanning, and the list a driver signs, narrowed as the page is. */
export function PickUpActions({ search }: { search: OrderSearch }) {
  const { t } = useLocale();
  const api = useApi();
  const { courier, pick_up_address } = search;
  return (
    <>
      <Link to="/orders/scan" className={buttonClass({ size: 'sm' })}>
        {t('scan.title')}
      </Link>
      <DownloadButton
        size="sm"
        label={t('print.manifest')}
        ask={() =>
          api.downloadManifest({
            query: {
              ...(courier === undefined ? {} : { courier }),
              ...(pick_up_address === undefined ? {} : { formatted_pick_up_address: pick_up_address }),
            },
          })
        }
      />
    </>
  );
}
