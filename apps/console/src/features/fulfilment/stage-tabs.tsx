import { TabLinks } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { FulfilmentSearch, Stage } from './fulfilment-search.ts';
import { useFulfilmentCount } from './use-fulfilment.ts';

/** The stages as views of the list; Picking is reached by the strip below. */
const TABS: readonly Exclude<Stage, 'picking'>[] = ['to_pick', 'packed', 'waiting', 'shipped'];

export function StageTabs({ search }: { search: FulfilmentSearch }) {
  const { t } = useLocale();
  const counts = useFulfilmentCount().data;
  const items = TABS.map((stage) => {
    const count = stage === 'shipped' ? 0 : (counts?.[stage] ?? 0);
    return { id: stage, label: t(`fulfilment.stage_${stage}`), ...(count === 0 ? {} : { count }) };
  });
  return (
    <div className="c-fulfil__tabs">
      <TabLinks
        label={t('fulfilment.title')}
        items={items}
        current={search.stage ?? 'to_pick'}
        renderLink={({ id }, content, className, is_current) => (
          <Link
            key={id}
            to="/fulfillment"
            search={id === 'to_pick' ? {} : { stage: id as Exclude<Stage, 'to_pick'> }}
            className={className}
            resetScroll={false}
            {...(is_current ? { 'aria-current': 'page' as const } : {})}
          >
            {content}
          </Link>
        )}
      />
    </div>
  );
}
