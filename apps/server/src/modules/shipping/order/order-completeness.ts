import type { FieldError } from '../../../platform/errors.ts';
import { issueErrorOf } from '../../../platform/issue-error.ts';
import { checkParty, printErrors } from '../../identity/company/index.ts';
import type { OrderRow } from './order.table.ts';

const required = (param: string): FieldError => issueErrorOf(param, 'validate.required');

/**
 * What keeps a parcel from its label: what still has to be given before couriers can be compared, what is wrong, and what
 * a label cannot show, each by its path in the order (spec 5 'Recipient validation' and 'Package type').
 */
export function orderProblems(order: OrderRow): FieldError[] {
  const marketplace = order.marketplace !== null;
  const is_abroad =
    order.destination_country_code !== null && order.destination_country_code !== order.origin_country_code;
  return [
    ...(['billing_address', 'shipping_address'] as const).flatMap((side) => {
      const party = order[side];
      return party ? checkParty(party, side, { marketplace }) : [required(side)];
    }),
    ...(order.weight_g === null ? [required('package_type')] : []),
    ...(order.package_content === '' ? [required('package_content')] : []),
    ...(order.total_package_value_minor === 0 ? [required('total_package_value')] : []),
    ...printErrors([
      ['package_content', order.package_content],
      ['delivery_instructions', order.delivery_instructions],
      // Goods stand on the label only where customs ask for them.
      ...(is_abroad ? order.items.map(({ name }, index) => [`items.${index}.name`, name] as const) : []),
    ]),
  ];
}

/** The paths of {@link orderProblems}, each once. */
export function findMissingFields(order: OrderRow): string[] {
  return [...new Set(orderProblems(order).map(({ param }) => param))];
}
