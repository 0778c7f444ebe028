import { Button } from '@sampan/ui';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys.ts';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { searchEverywhere } from '../../../shared/search/search-everywhere.store.ts';

/** As long a text as the search over everything takes. */
const MOST = 80;

/** A recipient whose name is written nearly as the text, where nothing at all has these very letters (look-v2 2). */
export function NearName({ text }: { text: string }) {
  const { t } = useLocale();
  const api = useApi();
  const typed = text.slice(0, MOST);
  const { data } = useQuery({
    queryKey: queryKeys.search('parcel', typed),
    queryFn: ({ signal }) => api.findAnything({ query: { text: typed, kind: 'parcel' } }, { signal }),
  });
  const name = data?.is_near === true ? (data.parcels[0]?.recipient_name ?? '') : '';
  if (name === '') return null;
  return (
    // A line of its own below the buttons.
    <span style={{ flexBasis: '100%' }}>
      <Button variant="quiet" size="sm" onClick={() => searchEverywhere(name)}>
        {t('order.did_you_mean', { name })}
      </Button>
    </span>
  );
}
