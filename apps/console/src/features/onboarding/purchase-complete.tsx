import type { Order } from '@sampan/contract';
import { useStore } from '@nanostores/react';
import { Banner, Button, buttonClass, iconDownload, iconPrint } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../shared/routing/page-title.ts';
import { LabelPreview } from '../create-label/label/label-preview.tsx';
import { usePrintLabel } from '../create-label/label/use-print-label.ts';
import { useLocale } from '../../shared/locale/locale.tsx';
import { $labelFormat } from '../../shared/printing/label-print.store.ts';
import '../create-label/label/label.css';

/** The first label: it goes to the printer by itself, because that is what its button said, and can be printed again. */
export function PurchaseComplete({ order }: { order: Order }) {
  const { t, errorText } = useLocale();
  const format = useStore($labelFormat);
  const label = usePrintLabel(order, format, 1);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const was_printed = useRef(false);
  usePageTitle(t('onboard.done_title'));
  const { print } = label;
  useEffect(() => {
    if (was_printed.current) return;
    was_printed.current = true;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
    print();
  }, [print]);
  const is_zpl = format === 'zpl';
  return (
    <div className="c-onboard__form">
      <header>
        <h1 ref={heading} tabIndex={-1} className="c-onboard__title">
          {t('onboard.done_title')}
        </h1>
        <p className="s-muted">{t('onboard.done_text', { number: order.number })}</p>
      </header>
      {label.error === null ? null : <Banner tone="danger">{errorText(label.error)}</Banner>}
      <div className="c-label__sheet">
        <LabelPreview order={order} />
      </div>
      {label.fallback_link === null ? null : (
        <a href={label.fallback_link} target="_blank" rel="noopener noreferrer">
          {t('print.fallback')}
        </a>
      )}
      <div className="c-onboard__foot">
        <Link to="/home" className={buttonClass({ variant: 'quiet' })}>
          {t('onboard.to_home')}
        </Link>
        <Button
          variant="primary"
          size="lg"
          icon={is_zpl ? iconDownload : iconPrint}
          busy={label.is_preparing}
          busyLabel={t('print.preparing')}
          onClick={label.print}
        >
          {is_zpl ? t('print.download_zpl') : label.is_printed ? t('print.print_again') : t('print.print')}
        </Button>
      </div>
    </div>
  );
}
