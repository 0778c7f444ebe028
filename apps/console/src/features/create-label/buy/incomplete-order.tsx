import type { ApiError } from '@sampan/api-client';
import { ORDER_STEPS } from '@sampan/stores/order-draft';
import { Banner, buttonClass } from '@sampan/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { stepOfParam } from './purchase-problem.ts';

const SIDES = [
  [/^billing_address\./u, 'create.sender'],
  [/^shipping_address\./u, 'create.recipient'],
] as const;

/** Names of the fields of a parcel, as its forms show them; the server's sentence has its own for all others. */
const LABELS = [
  [/\.name$/u, 'address.name'],
  [/\.street$/u, 'address.street'],
  [/\.city$/u, 'address.city'],
  [/\.state$/u, 'address.state'],
  [/\.district$/u, 'address.district'],
  [/\.unit_number$/u, 'address.unit_number'],
  [/^package_content$/u, 'label.package_contents'],
  [/^delivery_instructions$/u, 'create.delivery_instructions'],
] as const;

/** What a parcel lacks before it gets a price or a label, field by field, and the way to the form that holds it. */
export function IncompleteOrder({ error }: { error: ApiError }) {
  const locale = useLocale();
  const { t } = locale;
  const labelOf = (names: typeof LABELS | typeof SIDES, param: string): string | undefined => {
    const key = names.find(([pattern]) => pattern.test(param))?.[1];
    return key === undefined ? undefined : t(key);
  };
  const step = error.errors.some(({ param }) => stepOfParam(param) === 'customer_address') ? 0 : 1;
  return (
    <Banner
      tone="danger"
      title={locale.errorText(error)}
      action={
        <ToStep step={step}>
          {step === 0 ? t('create_label.change_addresses') : t('create_label.change_package')}
        </ToStep>
      }
    >
      {error.errors.map((one) => {
        const side = labelOf(SIDES, one.param);
        const sentence = locale.fieldErrorText(one, labelOf(LABELS, one.param));
        return <div key={`${one.param} ${one.code}`}>{side === undefined ? sentence : `${side}: ${sentence}`}</div>;
      })}
    </Banner>
  );
}

/** A link, as a button, to one of the steps of creating a label. */
export function ToStep({ step, children }: { step: 0 | 1 | 2; children: ReactNode }) {
  return (
    <Link
      to="/orders/create_label/$step"
      params={{ step: ORDER_STEPS[step].path }}
      className={buttonClass({ size: 'sm' })}
    >
      {children}
    </Link>
  );
}
