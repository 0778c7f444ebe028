import { Button, iconScan, iconX } from '@sampan/ui';
import { useState } from 'react';
import { lazyPart } from '../locale/lazy-part.tsx';
import { useLocale } from '../locale/locale.tsx';
import type { CameraPanelProps } from './camera-panel.tsx';

/** Camera and decoder weigh more than the page: they come when somebody asks for them. */
const CameraPanel = lazyPart('parts', () => import('./camera-panel.tsx'), 'CameraPanel');

/** Turns the camera into a scanner, and off again; off to begin with. */
export function CameraScan({ onCode }: CameraPanelProps) {
  const { t } = useLocale();
  const [is_open, setOpen] = useState(false);
  return (
    <>
      <div className="c-row">
        <Button icon={is_open ? iconX : iconScan} onClick={() => setOpen(!is_open)}>
          {is_open ? t('camera.stop') : t('camera.start')}
        </Button>
      </div>
      {is_open ? <CameraPanel onCode={onCode} /> : null}
    </>
  );
}
