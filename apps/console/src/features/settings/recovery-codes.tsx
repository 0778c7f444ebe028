import { Banner, Button, buttonClass } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';

/** The recovery codes, this one time. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useLocale();
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;
  return (
    <>
      <Banner tone="warning">{t('security.recovery_text')}</Banner>
      <ul className="c-security__codes" aria-label={t('security.recovery_title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="c-code-form__actions">
        <a className={buttonClass({})} href={file} download="sampan-recovery-codes.txt">
          {t('security.recovery_download')}
        </a>
        <Button variant="primary" onClick={onKept}>
          {t('security.recovery_kept')}
        </Button>
      </div>
    </>
  );
}
