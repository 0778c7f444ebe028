import type { EstimatedCost, Order } from '@sampan/contract';
import type { NewCompany } from '@sampan/testing/demo';

/** A parcel in Singapore, complete but for its label. */
export const PARCEL = {
  shipping_address: {
    name: 'Wong Li Ting',
    phone: '91234567',
    email: 'buyer@example.test',
    coordinate: { country: 'SG', unit_number: '#08-212', street: 'Blk 145 Toa Payoh Lorong 2', post_code: '310145' },
  },
  package_type: 'shoebox',
  package_content: 'Kaya jam',
  total_package_value: 48,
};

/** A parcel in Singapore whose label was bought and not printed. */
export async function boughtParcel({ api }: NewCompany): Promise<Order> {
  const order = await api.call<Order>('POST', '/api/v1/order', PARCEL);
  const { rows } = await api.call<{ rows: { estimated_costs: EstimatedCost[] }[] }>(
    'POST',
    '/api/tpl/v1/bulk/estimated_costs',
    { order_ids: [order.id] },
  );
  const [entry] = rows[0]?.estimated_costs ?? [];
  await api.call('POST', `/api/v1/order/${order.id}/create_label`, { estimated_costs_id: entry?.id });
  return order;
}

/** The parcel's label as a PDF, which marks nothing as printed until it is fetched. */
export async function labelOf({ api }: NewCompany, code: string, url: string): Promise<Uint8Array> {
  const { link } = await api.call<{ link: string }>('POST', '/api/v1/label/scan', { code });
  const answer = await fetch(new URL(link, url));
  return new Uint8Array(await answer.arrayBuffer());
}
