import type { Order, SharedOrder } from '@sampan/contract';
import type { NewCompany } from '@sampan/testing/demo';

/** A parcel that pays at the door, complete but for its recipient's word. */
export const newCodParcel = ({ api }: NewCompany, recipient: object = {}): Promise<Order> =>
  api.call('POST', '/api/v1/order', {
    shipping_address: {
      name: 'Nurul Aisyah binti Rahman',
      phone: '91234567',
      email: 'nurul@example.test',
      coordinate: {
        country: 'SG',
        unit_number: '#08-212',
        street: 'Blk 145 Toa Payoh Lorong 2',
        post_code: '310145',
      },
      ...recipient,
    },
    package_type: 'shoebox',
    package_content: 'Kaya jam',
    total_package_value: 48,
    expected_cod_collection: 48,
  });

/** The secret of the newest link that was sent to somebody. */
export async function secretSentTo({ api }: NewCompany, to: string): Promise<string> {
  const outbox = await api.call<{ records: { text: string }[] }>('GET', `/api/dev/outbox?to=${encodeURIComponent(to)}`);
  return /confirm-address\?id=([\w-]{43})/u.exec(outbox.records[0]?.text ?? '')?.[1] ?? '';
}

/** What the recipient's page does: shows the last digits of the phone, corrects the street, confirms. */
export async function confirmAs({ api }: NewCompany, secret: string, proof: string, street: string): Promise<void> {
  const open = await api.call<SharedOrder>('POST', `/api/v1/order/share/${secret}/parse`, { proof });
  await api.call('POST', `/api/consumer/v1/order/share/${secret}/confirm`, {
    confirm_token: open.confirm_token,
    address: { ...open.recipient?.coordinate, street },
  });
}
