import type { Adjustment } from '@sampan/contract';
import { useLocale } from '../../shared/locale/locale.tsx';

type Measured = Adjustment['measured'];

/** Both weights side by side, and how the charged one follows from them (spec 3 actual_weight, volume_weight). */
export function WeightCompare({ adjustment }: { adjustment: Adjustment }) {
  const locale = useLocale();
  const { t } = locale;
  const { declared, measured, before, after, divisor, rounding_step } = adjustment;
  const size = ({ length, width, height }: Measured, instead: string) =>
    length === null || width === null || height === null ? instead : t('common.size_cm', { length, width, height });
  const rows = [
    [t('adjustment.weight'), locale.formatWeight(declared.weight), locale.formatWeight(measured.weight)],
    [t('adjustment.size'), size(declared, t('common.not_given')), size(measured, t('adjustment.not_measured'))],
    ...(divisor > 0 && before.volumetric + after.volumetric > 0
      ? [[t('adjustment.volume'), locale.formatWeight(before.volumetric), locale.formatWeight(after.volumetric)]]
      : []),
  ];
  return (
    <section className="c-card" aria-labelledby="weights-title">
      <h3 id="weights-title">{t('adjustment.weights')}</h3>
      <table className="c-adjustments__compare" aria-labelledby="weights-title">
        <thead>
          <tr>
            <th scope="col">
              <span className="s-visually-hidden">{t('adjustment.what')}</span>
            </th>
            <th scope="col">{t('adjustment.declared')}</th>
            <th scope="col">{t('adjustment.measured')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, was, is]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{was}</td>
              <td>{is}</td>
            </tr>
          ))}
          <tr data-total="">
            <th scope="row">{t('adjustment.chargeable')}</th>
            <td>{locale.formatWeight(before.chargeable)}</td>
            <td>{locale.formatWeight(after.chargeable)}</td>
          </tr>
        </tbody>
      </table>
      <p className="s-muted">
        {divisor > 0
          ? t('adjustment.how_volume', { divisor, step: locale.formatWeight(rounding_step) })
          : t('adjustment.how_weight', { step: locale.formatWeight(rounding_step) })}
      </p>
      <Arithmetic adjustment={adjustment} />
    </section>
  );
}

/** The measured figures put into the rule. */
function Arithmetic({ adjustment }: { adjustment: Adjustment }) {
  const locale = useLocale();
  const { t } = locale;
  const { declared, measured, after, divisor } = adjustment;
  const { length, width, height } = measured.length === null ? declared : measured;
  if (divisor === 0 || length === null || width === null || height === null) return null;
  return (
    <p className="s-num">
      {t('adjustment.arithmetic', {
        length,
        width,
        height,
        divisor,
        volume: locale.formatWeight(after.volumetric),
        weight: locale.formatWeight(measured.weight),
        chargeable: locale.formatWeight(after.chargeable),
      })}
    </p>
  );
}
