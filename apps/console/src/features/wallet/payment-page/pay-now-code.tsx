import { Button, Icon, iconDownload } from '@sampan/ui';
import { qrPath } from '@sampan/widgets/qr-path';
import { useMemo } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';

/** Light modules around the code, as its standard asks. */
const QUIET = 4;
/** Pixels of a module in the saved picture. */
const MODULE_PX = 16;

/** The code to scan: black on white in the dark theme too, because bank apps read it. On a phone it can be saved as a picture. */
export function PayNowCode({ text, is_phone }: { text: string; is_phone: boolean }) {
  const { t } = useLocale();
  const code = useMemo(() => qrPath(text), [text]);
  const side = code.size + 2 * QUIET;
  const save = () => {
    const canvas = document.createElement('canvas');
    canvas.width = side * MODULE_PX;
    canvas.height = side * MODULE_PX;
    const pen = canvas.getContext('2d');
    if (pen === null) return;
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.scale(MODULE_PX, MODULE_PX);
    pen.translate(QUIET, QUIET);
    pen.fillStyle = '#000000';
    pen.fill(new Path2D(code.path));
    canvas.toBlob((blob) => {
      if (blob === null) return;
      const url = URL.createObjectURL(blob);
      const link = document.createElement('a');
      link.href = url;
      link.download = 'paynow.png';
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    }, 'image/png');
  };
  return (
    <div className="c-pay__code">
      <svg
        role="img"
        aria-label={t('pay.image')}
        data-text={text}
        viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      {is_phone ? (
        <>
          <p className="s-muted">{t('pay.on_phone')}</p>
          <Button onClick={save}>
            <Icon shape={iconDownload} size={16} />
            {t('pay.save')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
