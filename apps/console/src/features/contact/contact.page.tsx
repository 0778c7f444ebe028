import { useState, type ComponentType } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import { CompanyForm } from './company-form.tsx';
import { ContactLayout } from './contact-layout.tsx';
import { EnquirySent } from './enquiry-sent.tsx';
import { SalesForm } from './sales-form.tsx';
import { SupportForm } from './support-form.tsx';

interface FormProps {
  /** With the address the answer goes to. */
  onSent: (email: string) => void;
}

/** The form, and in its place the thanks once it was sent. */
function FormOrThanks({ form: Form }: { form: ComponentType<FormProps> }) {
  const [sent_from, setSentFrom] = useState<string | null>(null);
  if (sent_from === null) return <Form onSent={setSentFrom} />;
  return <EnquirySent email={sent_from} onAnother={() => setSentFrom(null)} />;
}

function ApiForm({ onSent }: FormProps) {
  return <CompanyForm kind="api" onSent={onSent} />;
}

function BrandForm({ onSent }: FormProps) {
  return <CompanyForm kind="brand" onSent={onSent} />;
}

/** /contact: a message to the support. */
export function ContactPage() {
  const { t } = useLocale();
  return (
    <ContactLayout title={t('contact.title')} text={t('contact.text')}>
      <FormOrThanks form={SupportForm} />
    </ContactLayout>
  );
}

/** /contact/sales */
export function SalesPage() {
  const { t } = useLocale();
  return (
    <ContactLayout title={t('contact.sales_title')} text={t('contact.sales_text')}>
      <FormOrThanks form={SalesForm} />
    </ContactLayout>
  );
}

/** /contact/api */
export function ApiEnquiryPage() {
  const { t } = useLocale();
  return (
    <ContactLayout title={t('contact.api_title')} text={t('contact.api_text')}>
      <FormOrThanks form={ApiForm} />
    </ContactLayout>
  );
}

/** /contact/brand */
export function BrandEnquiryPage() {
  const { t } = useLocale();
  return (
    <ContactLayout title={t('contact.brand_title')} text={t('contact.brand_text')}>
      <FormOrThanks form={BrandForm} />
    </ContactLayout>
  );
}
