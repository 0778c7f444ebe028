import type { ItemFieldName, PackageIssue } from '@sampan/stores/order-draft';

const FIELDS: readonly [RegExp, PackageIssue['field']][] = [
  [/^package_type$|^dimension$/u, 'size'],
  [/^dimension\.length$/u, 'length'],
  [/^dimension\.width$/u, 'width'],
  [/^dimension\.height$/u, 'height'],
  [/^dimension\.weight$/u, 'weight'],
  [/^package_content$/u, 'content'],
  [/^total_package_value$/u, 'value'],
  [/^expected_cod_collection$/u, 'cod_amount'],
  [/^reference_id$/u, 'reference'],
  [/^customs_explanation$/u, 'explanation'],
];

/** The field of the package form that shows what the server says about a field of the order; null for all others. */
export function packageFieldOfParam(param: string): PackageIssue['field'] | null {
  const [, index, name] = /^items\.(\d+)\.(name|quantity|weight|unit_value|hs_code|origin_country)$/u.exec(param) ?? [];
  if (index !== undefined) return `item-${Number(index)}-${name === 'unit_value' ? 'price' : (name as ItemFieldName)}`;
  return FIELDS.find(([pattern]) => pattern.test(param))?.[1] ?? null;
}
