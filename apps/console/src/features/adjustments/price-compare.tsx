import type { Adjustment, WeighedPrice } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import { useLocale } from '../../shared/locale/locale.tsx';
import { signedMoney } from './adjustment-table.tsx';

/** Both prices part by part; parts that are nothing in both are left out, and the differences add up to the adjustment. */
export function PriceCompare({ adjustment }: { adjustment: Adjustment }) {
  const { t } = useLocale();
  const { before, after, currency, tax_name, tax_rate_percent } = adjustment;
  const names = new Map([...before.surcharges, ...after.surcharges].map(({ code, name }) => [code, name]));
  const surcharge = (price: WeighedPrice, code: string) =>
    price.surcharges.find((one) => one.code === code)?.amount ?? 0;
  const parts: readonly (readonly [string, number, number])[] = [
    [t('adjustment.shipping_fee'), before.shipping_fee, after.shipping_fee],
    ...[...names].map(([code, name]) => [name, surcharge(before, code), surcharge(after, code)] as const),
    [t('adjustment.platform_fee'), before.platform_fee, after.platform_fee],
    [t('adjustment.cod_fee'), before.cod_fee, after.cod_fee],
    [t('adjustment.insurance'), before.insurance, after.insurance],
    [t('adjustment.discount'), -before.discount, -after.discount],
    [t('adjustment.tax', { name: tax_name, rate: tax_rate_percent }), before.tax, after.tax],
  ];
  // Amounts have at most two decimals: what is left of a binary fraction is rounded away.
  const difference = (was: number, is: number) => Math.round((is - was) * 100) / 100;
  return (
    <section className="c-card" aria-labelledby="prices-title">
      <h3 id="prices-title">{t('adjustment.price')}</h3>
      <table className="c-adjustments__compare" aria-labelledby="prices-title">
        <thead>
          <tr>
            <th scope="col">
              <span className="s-visually-hidden">{t('adjustment.what')}</span>
            </th>
            <th scope="col">{t('adjustment.before')}</th>
            <th scope="col">{t('adjustment.after')}</th>
            <th scope="col">{t('adjustment.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {parts
            .filter(([, was, is]) => was !== 0 || is !== 0)
            .map(([name, was, is]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{moneyText(was, currency)}</td>
                <td>{moneyText(is, currency)}</td>
                <td>{was === is ? '–' : signedMoney(difference(was, is), currency)}</td>
              </tr>
            ))}
          <tr data-total="">
            <th scope="row">{t('adjustment.total')}</th>
            <td>{moneyText(before.total, currency)}</td>
            <td>{moneyText(after.total, currency)}</td>
            <td>{signedMoney(adjustment.amount, currency)}</td>
          </tr>
        </tbody>
      </table>
      <p className="s-muted">{t('adjustment.same_card', { version: adjustment.rate_card_version })}</p>
    </section>
  );
}
