import type { FieldError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { checkParty, printErrors } from '../../identity/company/index.ts';
import { customsPurposeOf, isAbroad } from './order-customs.ts';
import type { OrderRow } from './order.table.ts';

const required = (param: string): FieldError => issueErrorOf(param, 'validate.required');

/**
 * What keeps a parcel from its label: what still has to be given before couriers can be compared, what is wrong, and what
 * a label cannot show, each by its path in the order (spec 5 'Recipient validation' and 'Package type').
 */
export function orderProblems(order: OrderRow): FieldError[] {
  const marketplace = order.marketplace !== null;
  const is_abroad = isAbroad(order);
  const explanation = order.extras.customs_explanation ?? '';
  return [
    ...(['billing_address', 'shipping_address'] as const).flatMap((side) => {
      const party = order[side];
      return party ? checkParty(party, side, { marketplace }) : [required(side)];
    }),
    ...(order.weight_g === null ? [required('package_type')] : []),
    ...(order.package_content === '' ? [required('package_content')] : []),
    ...(order.total_package_value_minor === 0 ? [required('total_package_value')] : []),
    // Forms CN 22 and CN 23 take `other` with its explanation alone.
    ...(is_abroad && customsPurposeOf(order) === 'other' && explanation === ''
      ? [required('customs_explanation')]
      : []),
    ...printErrors([
      ['package_content', order.package_content],
      ['delivery_instructions', order.delivery_instructions],
      // Goods and their purpose are printed only where customs ask for them.
      ...(is_abroad
        ? [
            ['customs_explanation', explanation] as const,
            ...order.items.map(({ name }, index) => [`items.${index}.name`, name] as const),
          ]
        : []),
    ]),
  ];
}

/** The paths of {@link orderProblems}, each once. */
export function findMissingFields(order: OrderRow): string[] {
  return [...new Set(orderProblems(order).map(({ param }) => param))];
}
