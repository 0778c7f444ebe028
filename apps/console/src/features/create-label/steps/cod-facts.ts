import type { EstimatedCost } from '@sampan/contract';
import { moneyText } from '@sampan/country-rules';
import type { useLocale } from '../../../shared/locale/locale.tsx';

/** What the courier asks at the door and who bears the fee, as facts of a receipt: the server's own figures. */
export function codFacts(
  cod: NonNullable<EstimatedCost['cod']>,
  currency: EstimatedCost['currency'],
  t: ReturnType<typeof useLocale>['t'],
): [string, string][] {
  const money = (amount: number) => moneyText(amount, currency);
  const fee =
    cod.cod_type === 'fee_by_sender'
      ? t('cod.fee_by_sender', { amount: money(cod.fee) })
      : t('cod.fee_by_recipient', { amount: money(cod.fee), tax: money(cod.fee_tax) });
  return [
    [t('cod.to_collect'), money(cod.to_collect)],
    [t('cod.fee'), fee],
  ];
}
