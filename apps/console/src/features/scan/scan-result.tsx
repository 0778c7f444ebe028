import { Button, Icon, iconAlert, iconCheck, iconPrint } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { Scan } from './use-scan.ts';

/** The title of a scan's end. */
export function useScanTitle(): (scan: Scan) => string {
  const { t } = useLocale();
  return (scan) => {
    if (scan.end === 'printed') return t('scan.printing', { number: scan.order.number });
    if (scan.end === 'asks') return t('scan.again_title', { number: scan.order.number });
    if (scan.end === 'no_label') return t('scan.no_label', { number: scan.code });
    return t('scan.not_found', { code: scan.code });
  };
}

/** The last scan, large enough to be read from the packing table: colour, sign and words say the same. */
export function ScanResult({ scan, onAgain }: { scan: Scan; onAgain: (scan: Scan & { end: 'asks' }) => void }) {
  const locale = useLocale();
  const { t } = locale;
  const titleOf = useScanTitle();
  const is_right = scan.end === 'printed';
  return (
    <div className="c-scan__result" data-end={is_right ? 'right' : scan.end === 'asks' ? 'asks' : 'wrong'}>
      <Icon shape={is_right ? iconCheck : iconAlert} size={32} />
      <div>
        <h2>{scan.end === 'failed' ? locale.errorText(scan.error) : titleOf(scan)}</h2>
        {scan.end === 'printed' || scan.end === 'asks' ? (
          <p>
            {[scan.order.shipping_address?.name, scan.order.courier?.name, scan.order.label?.tracking_code]
              .filter(Boolean)
              .join(' · ')}
          </p>
        ) : null}
        {scan.end === 'asks' && scan.order.label_printed_at !== null ? (
          <>
            <p>{t('scan.again_text', { when: locale.formatMoment(scan.order.label_printed_at) })}</p>
            <Button icon={iconPrint} onClick={() => onAgain(scan)}>
              {t('scan.again')}
            </Button>
          </>
        ) : null}
        {scan.end === 'not_found' ? <p>{t('scan.not_found_text')}</p> : null}
        {scan.end === 'no_label' ? <p>{t('scan.no_label_text')}</p> : null}
      </div>
    </div>
  );
}
