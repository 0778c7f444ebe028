import { packageSizeOf } from '@sampan/country-rules';
import type { Currency } from '@sampan/country-rules';
import * as v from 'valibot';
import { issueMessage } from './issue.ts';
import { LENGTH_CM, WEIGHT_KG, measureField, requiredAmountField } from './number-field.ts';
import { optionalText, requiredText } from './text-field.ts';

/** Spec section 3, form 'package dims': centimetres and kilograms, all required. */
export const packageDimensionSchema = v.object({
  width: measureField({ label: 'label.width', ...LENGTH_CM }),
  height: measureField({ label: 'label.height', ...LENGTH_CM }),
  length: measureField({ label: 'label.length', ...LENGTH_CM }),
  weight: measureField({ label: 'label.weight', ...WEIGHT_KG }),
});
export type PackageDimension = v.InferOutput<typeof packageDimensionSchema>;

/**
 * Spec section 3, form 'package type': one of the presets or exact dimensions (spec section 5). `tab` is the open tab and
 * only remembered. Dimensions that are given at all must be complete and right.
 */
export const packageTypeSchema = v.pipe(
  v.object({
    tab: v.nullish(v.string(), ''),
    packageType: v.pipe(
      v.nullish(v.string(issueMessage('validate.package_type_required')), ''),
      v.check((alias) => alias === '' || packageSizeOf(alias) !== null, issueMessage('validate.package_type_required')),
    ),
    packageDetail: v.nullish(
      v.lazy((value) =>
        isBlank(value)
          ? v.pipe(
              v.unknown(),
              v.transform(() => null),
            )
          : packageDimensionSchema,
      ),
      null,
    ),
  }),
  v.forward(
    v.partialCheck(
      [['packageType'], ['packageDetail']],
      (form) => form.packageType !== '' || form.packageDetail !== null,
      issueMessage('validate.package_type_required'),
    ),
    ['packageType'],
  ),
);

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return (
    typeof value === 'object' &&
    Object.values(value).every((part) => part === null || part === undefined || part === '')
  );
}

/** Spec section 3, form 'package value', in `currency`. */
export function packageValueSchema(currency: Currency) {
  return v.object({
    totalPackageValue: requiredAmountField({ label: 'label.total_package_value', currency, is_positive: false }),
    packageContent: requiredText('label.package_contents'),
    itemCategory: optionalText('label.item_category'),
  });
}

/** Spec section 3, form 'shipping': the option is required; courier and service follow from it. */
export const shippingSchema = v.object({
  shipping_option: requiredText('label.shipping_option'),
  courier: optionalText('label.courier'),
  delivery_service: optionalText('label.service_type'),
});
