import { Dialog } from '@sampan/ui';
import { Fragment } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { SHORTCUTS } from './shortcut-keys.ts';
import './shortcuts-dialog.css';

export interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What the keys do. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useLocale();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('keyboard.title')}
      closeLabel={t('common.close')}
      size="sm"
      backdropCloses
    >
      <dl className="c-keys">
        {SHORTCUTS.map(({ keys, action }) => (
          <div key={action}>
            <dt>{t(`keyboard.${action}`)}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index === 0 ? null : <span className="s-dim"> {t('keyboard.then')} </span>}
                  <kbd>{key === 'X' ? 'Shift X' : key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
