import type { AnalysisFigures } from '@sampan/contract';
import { moneyText, type Currency } from '@sampan/country-rules';
import { useLocale } from '../../shared/locale/locale.tsx';

/** A share as '97.5%', or a dash where nothing has ended yet. */
export function shareText(share: number | null): string {
  return share === null ? '–' : `${Math.round(share * 1000) / 10}%`;
}

export function averageText(amount: number | null, currency: Currency): string {
  return amount === null ? '–' : moneyText(amount, currency);
}

/** The figures of some parcels as tiles: what they cost, how that comes about, and how they arrived. */
export function FigureTiles({ figures, currency }: { figures: AnalysisFigures; currency: Currency }) {
  const locale = useLocale();
  const { t } = locale;
  const amount = (value: number) => moneyText(value, currency).replaceAll(' ', '\u{a0}');
  const tiles = [
    [
      t('analysis.net'),
      moneyText(figures.net, currency),
      t('analysis.net_parts', {
        spend: amount(figures.spend),
        refunds: amount(figures.refunds),
        adjustments: amount(figures.adjustments),
      }),
    ],
    [
      t('analysis.parcels'),
      locale.formatNumber(figures.parcels),
      t('analysis.parcels_parts', {
        cancelled: locale.formatNumber(figures.cancelled),
        weight: locale.formatWeight(figures.weight),
      }),
    ],
    [
      t('analysis.average_per_parcel'),
      averageText(figures.average_per_parcel, currency),
      t('analysis.per_kg', { amount: averageText(figures.average_per_kg, currency) }),
    ],
    [
      t('analysis.delivery_success'),
      shareText(figures.delivery_success),
      t('analysis.delivered_parts', {
        delivered: locale.formatNumber(figures.delivered),
        failed: locale.formatNumber(figures.failed),
      }),
    ],
    [
      t('analysis.on_time_share'),
      shareText(figures.on_time_share),
      t('analysis.on_time_parts', { on_time: locale.formatNumber(figures.on_time) }),
    ],
  ] as const;
  return (
    <dl className="c-analysis__tiles">
      {tiles.map(([name, value, below]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="c-analysis__value s-num">{value}</dd>
          <dd className="s-muted s-num">{below}</dd>
        </div>
      ))}
    </dl>
  );
}
