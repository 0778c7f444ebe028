import { Button } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface SaveBarProps {
  busy: boolean;
  /** Without it the button sends the form around it. */
  onSave?: () => void;
  onDiscard: () => void;
}

/** The bar of a page with changes that are not saved; without any it is not drawn (look.md 3, Settings). */
export function SaveBar({ busy, onSave, onDiscard }: SaveBarProps) {
  const { t } = useLocale();
  return (
    <div className="c-savebar" role="region" aria-label={t('settings.unsaved')}>
      <span className="c-savebar__text">{t('settings.unsaved')}</span>
      <Button onClick={onDiscard}>{t('settings.discard')}</Button>
      <Button
        type={onSave === undefined ? 'submit' : 'button'}
        variant="primary"
        busy={busy}
        busyLabel={t('common.saving')}
        onClick={onSave}
      >
        {t('common.save')}
      </Button>
    </div>
  );
}
