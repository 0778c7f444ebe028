import { useLocale } from '../../../shared/locale/locale.tsx';

/** What fields of a parcel are called, by the last part of their path. */
const NAMES = {
  shipping_address: 'order.column_recipient',
  name: 'label.name',
  email: 'label.email',
  phone: 'address.phone',
  street: 'address.street',
  unit_number: 'address.unit_number',
  post_code: 'address.post_code',
  state: 'address.state',
  city: 'address.city',
  district: 'address.district',
  package_type: 'label.package_type',
  customs_explanation: 'label.customs_explanation',
  package_content: 'label.package_content',
  total_package_value: 'label.total_package_value',
} as const;

function isKnown(name: string): name is keyof typeof NAMES {
  return Object.hasOwn(NAMES, name);
}

/** Which details keep a draft from its label, by name (look-v2 2); nothing where none of them has one. */
export function MissingNames({ paths }: { paths: readonly string[] }) {
  const { t } = useLocale();
  const names = paths.map((path) => path.slice(path.lastIndexOf('.') + 1)).filter(isKnown);
  if (names.length === 0) return null;
  return (
    <small>{t('order.missing_names', { names: [...new Set(names.map((name) => t(NAMES[name])))].join(', ') })}</small>
  );
}
