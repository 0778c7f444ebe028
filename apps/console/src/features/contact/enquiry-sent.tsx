import { Button, Icon, iconCheck } from '@sampan/ui';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';

/** 'Your information is sent to the provider successfully.' (spec section 8), in the form's place and with its focus. */
export function EnquirySent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useLocale();
  const heading = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="c-contact__sent" role="status">
      <Icon shape={iconCheck} size={32} />
      <h2 ref={heading} tabIndex={-1}>
        {t('contact.sent')}
      </h2>
      <p className="s-muted">{t('contact.sent_text', { email })}</p>
      <Button onClick={onAnother}>{t('contact.send_another')}</Button>
    </div>
  );
}
