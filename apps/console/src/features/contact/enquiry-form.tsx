import { Banner, Button } from '@sampan/ui';
import { useRef, type ReactNode } from 'react';
import type { Submission } from '../../shared/form/use-submit.ts';
import { useLocale } from '../../shared/locale/locale.tsx';

export interface EnquiryFormProps {
  call: Submission;
  /** The field that people never see. */
  onFax: (text: string) => void;
  children: ReactNode;
}

/** The form around an enquiry's fields: what went wrong above them, one button below. */
export function EnquiryForm({ call, onFax, children }: EnquiryFormProps) {
  const { t } = useLocale();
  const fax = useRef<HTMLInputElement | null>(null);
  return (
    <form
      className="c-stack"
      noValidate
      onSubmit={(event) => {
        // Read when it is sent: programs set values without telling anybody.
        onFax(fax.current?.value ?? '');
        call.submit(event);
      }}
    >
      {call.failure === null ? null : <Banner tone="danger">{call.failure}</Banner>}
      {children}
      <div className="c-contact__fax" aria-hidden="true">
        <label>
          {t('contact.fax')}
          <input ref={fax} name="fax_number" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" variant="primary" size="lg" block busy={call.is_busy} busyLabel={t('contact.sending')}>
        {t('contact.send')}
      </Button>
    </form>
  );
}
