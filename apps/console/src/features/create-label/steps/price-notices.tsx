import { moneyText } from '@sampan/country-rules';
import { Banner, Button, iconRefresh } from '@sampan/ui';
import { useLocale } from '../../../shared/locale/locale.tsx';
import type { Quote } from '../quote/use-quote.ts';

/** An expired price with the way to a fresh one, and what changed when it came. */
export function PriceNotices({ quote }: { quote: Quote }) {
  const { t } = useLocale();
  const currency = quote.chosen?.currency;
  return (
    <>
      {quote.is_expired ? (
        <Banner
          tone="warning"
          action={
            <Button
              size="sm"
              icon={iconRefresh}
              busy={quote.refreshing}
              busyLabel={t('estimate.asking')}
              onClick={() => void quote.refresh()}
            >
              {t('estimate.refresh')}
            </Button>
          }
        >
          {t('estimate.expired')}
        </Banner>
      ) : null}
      {quote.price_change === null || currency === undefined ? null : (
        <Banner tone="info">
          {t('create.price_changed', {
            old: moneyText(quote.price_change.old_total, currency),
            new: moneyText(quote.price_change.new_total, currency),
          })}
        </Banner>
      )}
    </>
  );
}
