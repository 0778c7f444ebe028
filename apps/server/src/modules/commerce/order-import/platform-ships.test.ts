import { describe, expect, test } from 'vitest';
import { convertFile } from './convert-file.ts';

const SHOPEE =
  'Order ID,Order Status,Username (Buyer),Receiver Name,Phone Number,Delivery Address,Zip Code,Product Name,Deal Price,Quantity,Shipping Option';
const LAZADA =
  'orderItemId,lazadaSku,orderNumber,shippingName,shippingPhone,shippingAddress,shippingPostCode,unitPrice,itemName,shippingProviderType';
const TIKTOK =
  'Order ID,Order Status,Recipient,Phone #,Detail Address,Zipcode,Product Name,SKU Unit Original Price,Quantity,Delivery Option';

async function warned(header: string, row: string): Promise<string[]> {
  const { rows } = await convertFile(Buffer.from(`${header}\n${row}\n`), {
    country: 'SG',
    now: () => 0,
    defaults: { package_weight: '1' },
  });
  expect(rows.map(({ state }) => state)).toEqual(['ready']);
  return rows.flatMap(({ issues }) =>
    issues.filter(({ code }) => code === 'validate.import_platform_ships').map(({ message }) => message),
  );
}

describe('a marketplace that ships an order itself is named before a label is bought (volume 1.2, 1.4)', () => {
  const shopee = (option: string) =>
    warned(SHOPEE, `S-1,To ship,jun88,Ong Jun Jie,91234567,301 Serangoon Ave 2 #09-114,550301,Jam,18,1,${option}`);
  const lazada = (type: string) =>
    warned(LAZADA, `7,L-1,440011,Siti Hajar,91234567,301 Serangoon Ave 2 #09-114,550301,18,Jam,${type}`);
  const tiktok = (option: string) =>
    warned(TIKTOK, `5770000001,To ship,Mei Ling,91234567,301 Serangoon Ave 2 #09-114,550301,Jam,18,1,${option}`);

  test.each([
    ['Shopee', shopee, 'Standard Delivery'],
    ['Lazada', lazada, 'standard'],
    ['TikTok Shop', tiktok, 'Standard shipping'],
  ] as const)('%s', async (platform, read, option) => {
    expect(await read(option)).toEqual([expect.stringContaining(`${platform} may ship this order`)]);
  });

  test.each([
    ['Shopee', shopee, 'Seller Own Fleet'],
    ['Shopee, which says nothing', shopee, ''],
    ['Lazada', lazada, 'seller_own_fleet'],
    ['TikTok Shop', tiktok, 'Shipped by seller'],
  ] as const)('%s: the shop ships itself', async (_, read, option) => {
    expect(await read(option)).toEqual([]);
  });
});
