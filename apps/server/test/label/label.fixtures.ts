import { amountText } from '@sampan/country-rules';
import { addressLines, type LabelCoordinate } from '../../src/modules/shipping/label/render/address-lines.ts';
import type { LabelDocument } from '../../src/modules/shipping/label/render/label-document.ts';

type Country = 'SG' | 'MY' | 'PH' | 'ID' | 'VN';

interface Scene {
  courier: [name: string, service: string];
  awb: string;
  route: string;
  sender: [name: string, phone: string, at: LabelCoordinate];
  recipient: [name: string, phone: string, at: LabelCoordinate];
  value: [amount: string, currency: string];
  cod: string | null;
  contents: string;
}

/** The long addresses of look.md 5: 141 characters in the Philippines, 131 in Indonesia. */
export const LONG_PH_STREET =
  'Blk 7 Lot 12 Phase 3, Sampaguita Street corner Ilang-Ilang Extension, Villa San Lorenzo Ruiz Subdivision, Sitio Malinis, beside the chapel hut';
export const LONG_ID_STREET =
  'Jalan Kebon Kacang Raya Gang Haji Abdul Rahman Wahid Nomor 127 Blok C4, RT 004/RW 011, belakang Masjid Nurul Iman Al-Muhajirin dekat';

/** 119 code points when its accents are written apart (NFD), as some phones send them. */
export const VN_NFD_ADDRESS =
  'Số 12B ngõ 345 đường Nguyễn Trãi, tổ dân phố số 7, phường Thanh Xuân Trung, quận Thanh Xuân'.normalize('NFD');

const SCENES: Record<Country, Scene> = {
  SG: {
    courier: ['Merlion Express', 'Next Day'],
    awb: 'MEX2611210004',
    route: 'D14-E2',
    sender: [
      'Tiong Bahru Ceramics',
      '+65 6123 4507',
      { unit_number: '02-41', street: '78 Guan Chuan Street', post_code: '160078', country: 'SG' },
    ],
    recipient: [
      'Lim Wei Ling',
      '+65 9123 4567',
      { unit_number: '05-12', street: 'Blk 412 Geylang East Avenue 1', post_code: '389412', country: 'SG' },
    ],
    value: ['S$128.00', 'SGD'],
    cod: null,
    contents: 'Stoneware bowls',
  },
  MY: {
    courier: ['Rimba Courier', 'Standard'],
    awb: 'RMB7700451239',
    route: 'PEN-03',
    sender: [
      'Kedai Batik Melor',
      '+60 12 345 6789',
      {
        street: '23 Jalan Masjid India',
        post_code: '50100',
        city: 'Kuala Lumpur',
        state: 'Kuala Lumpur',
        country: 'MY',
      },
    ],
    recipient: [
      'Nur Aisyah binti Abdullah',
      '+60 19 876 5432',
      {
        unit_number: 'A-12-3',
        street: 'Residensi Bayu, 18 Lebuh Tunku Kudin 3',
        district: 'Gelugor',
        post_code: '11700',
        city: 'George Town',
        state: 'Pulau Pinang',
        country: 'MY',
      },
    ],
    value: ['RM 240.00', 'MYR'],
    cod: 'RM 189.90',
    contents: 'Batik shirt, two shawls',
  },
  PH: {
    courier: ['Bayani Logistics', 'Doorstep Cash'],
    awb: 'BYN530088124417',
    route: 'CAV-1',
    sender: [
      'Likha Handmade',
      '+63 917 555 0142',
      {
        unit_number: '3F',
        street: '128 Katipunan Avenue',
        district: 'Barangay Loyola Heights',
        city: 'Quezon City',
        state: 'Metro Manila',
        post_code: '1108',
        country: 'PH',
      },
    ],
    recipient: [
      'Maria Consolacion Dela Peña',
      '+63 918 222 3344',
      {
        street: LONG_PH_STREET,
        district: 'Barangay San Antonio de Padua',
        city: 'Dasmariñas City',
        state: 'Cavite',
        post_code: '4114',
        country: 'PH',
      },
    ],
    value: ['₱4,250.00', 'PHP'],
    cod: '₱4,000.00',
    contents: 'Woven abaca bag',
  },
  ID: {
    courier: ['Nusantara Kirim', 'Reguler'],
    awb: 'NSK-0092817745',
    route: 'CGK-TNA',
    sender: [
      'Toko Kopi Gayo Asli',
      '+62 812 3456 7890',
      {
        street: 'Jl. Takengon No. 45',
        county: 'Blang Kolak I',
        district: 'Bebesen',
        city: 'Kabupaten Aceh Tengah',
        state: 'Aceh',
        post_code: '24552',
        country: 'ID',
      },
    ],
    recipient: [
      'I Gusti Ayu Putu Kartika Dewi',
      '+62 813 9876 5432',
      {
        street: LONG_ID_STREET,
        county: 'Kebon Kacang',
        district: 'Tanah Abang',
        city: 'Kota Jakarta Pusat',
        state: 'DKI Jakarta',
        post_code: '10240',
        country: 'ID',
      },
    ],
    value: ['Rp 1.234.567,00', 'IDR'],
    cod: 'Rp 350.000,00',
    contents: 'Kopi arabika 2 × 500 g',
  },
  VN: {
    courier: ['Sao Mai Giao Hàng', 'Giao nhanh'],
    awb: 'SMG84000127',
    route: 'HN-TX',
    sender: [
      'Tiệm Gốm Bát Tràng',
      '+84 90 123 4567',
      { street: '15 phố Gốm', district: 'Xã Bát Tràng', city: 'Huyện Gia Lâm', state: 'Hà Nội', country: 'VN' },
    ],
    recipient: [
      'Nguyễn Thị Ánh Tuyết',
      '+84 91 234 5678',
      {
        street: VN_NFD_ADDRESS,
        district: 'Thanh Xuân Trung',
        city: 'Thanh Xuân',
        state: 'Hà Nội',
        post_code: '11406',
        country: 'VN',
      },
    ],
    value: ['1.850.000 ₫', 'VND'],
    cod: '1.250.000 ₫',
    contents: 'Bộ ấm trà gốm',
  },
};

/** A parcel inside one country as its merchants send it; `n` tells labels of one country apart. */
export function sampleLabel(country: Country, n = 0): LabelDocument {
  const scene = SCENES[country];
  const party = ([name, phone, at]: Scene['sender']): LabelDocument['sender'] => ({
    name,
    phone,
    address_lines: addressLines(at),
    country: at.country,
  });
  const tracking_code = n === 0 ? scene.awb : `${scene.awb.slice(0, -5)}${String(10_000 + n).slice(-5)}`;
  return {
    tracking_code,
    courier_name: scene.courier[0],
    service_name: scene.courier[1],
    route_code: scene.route,
    shop_name: country === 'SG' ? 'Tiong Bahru Goods Pte. Ltd.' : '',
    sender: party(scene.sender),
    recipient: party(scene.recipient),
    piece_count: 1,
    weight_g: 1250,
    dimension_mm: { length: 300, width: 205, height: 100 },
    contents: scene.contents,
    declared_value: { amount: scene.value[0], currency: scene.value[1] },
    order_number: `SP-2611-${String(1042 + n).padStart(6, '0')}`,
    cod: scene.cod === null ? null : { amount: scene.cod, currency: scene.value[1] },
    insured: country === 'SG' || country === 'MY',
    handling: country === 'SG' || country === 'VN' ? ['fragile'] : [],
    delivery_instructions:
      country === 'PH' || country === 'SG' ? 'Leave with the guard if nobody answers. Call first.' : '',
    shipped_date: '2026-11-21',
    tracking_url: `https://sampan.example/sg/tracking/${tracking_code}`,
    customs: null,
  };
}

/** A parcel from Singapore to Malaysia with `count` kinds of goods. */
export function sampleCrossBorderLabel(count = 3): LabelDocument {
  const goods = [
    'Stoneware bowl, hand glazed',
    'Teapot with bamboo handle',
    'Linen table runner',
    'Incense holder',
    'Cup and saucer',
  ];
  return {
    ...sampleLabel('SG'),
    tracking_code: 'MEX2611219900',
    service_name: 'Cross-border Priority',
    route_code: 'MY-PEN',
    recipient: sampleLabel('MY').recipient,
    delivery_instructions: '',
    customs: {
      incoterm: 'DAP',
      purpose: 'sale_of_goods',
      explanation: '',
      form: count > 3 ? 'CN23' : 'CN22',
      currency: 'SGD',
      total_value: 'SGD 123.50',
      postage: 'SGD 14.20',
      items: Array.from({ length: count }, (_, n) => ({
        description: `${goods[n % goods.length] ?? ''}${n < goods.length ? '' : ` no. ${n + 1}`}`,
        hs_code: ['6912.00', '6911.10', '6302.53', '6913.90', '6911.10'][n % 5] ?? '',
        origin: n % 2 === 0 ? 'SG' : 'CN',
        quantity: n + 1,
        weight_g: 250 * (n + 1),
        unit_value: { amount: `S$${18 + n}.50`, currency: 'SGD' },
        value: amountText((1850 + 100 * n) * (n + 1), 'SGD'),
      })),
    },
  };
}
