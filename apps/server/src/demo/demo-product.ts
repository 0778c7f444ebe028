import type { ShippingFeeModel } from '@sampan/contract';
import type { PictureKind, PicturePalette } from './illustration-shapes.ts';

/** A listing of a demo company. Amounts are in the company's currency. */
export interface DemoListing {
  /** Known before the database exists, so that examples and pages can name it. */
  public_id: string;
  email: string;
  name: string;
  description: string;
  price: number;
  weight_kg: number;
  sides_cm: readonly [length: number, width: number, height: number];
  shipping: ShippingFeeModel;
  shipping_fee: number;
  stock: number;
  /** Whether a buyer may take several. */
  many: boolean;
  cod: boolean;
  hs_code: string;
  picture: { kind: PictureKind; palette: PicturePalette };
}

const SG = 'sg@demo.sampan.test';
const MY = 'my@demo.sampan.test';
const PH = 'ph@demo.sampan.test';
const ID = 'id@demo.sampan.test';
const ELECTRONICS = 'postbilling@demo.sampan.test';

const CREAM: PicturePalette = ['#f6ead7', '#c8622e', '#7b8f3a', '#fff8ee'];
const COFFEE: PicturePalette = ['#efe2d3', '#5a3a28', '#c98b4a', '#fbf4ea'];
const ENAMEL: PicturePalette = ['#dcebea', '#1f5f66', '#e2a23b', '#ffffff'];
const FESTIVE: PicturePalette = ['#f7e1da', '#a8322a', '#e0a53d', '#fff6ef'];
const INDIGO: PicturePalette = ['#e3e6f2', '#2c3a78', '#c79a4b', '#f9f7f1'];
const MAGENTA: PicturePalette = ['#f4e1ea', '#8e2f5c', '#d9a441', '#fff7f2'];
const LEAF: PicturePalette = ['#e4eddc', '#3f6b46', '#cda54a', '#fbfaf2'];
const STRAW: PicturePalette = ['#f1e8d6', '#a9793f', '#6d8a5e', '#fffaf0'];
const SPICE: PicturePalette = ['#f5e3d0', '#a5431f', '#d79a2b', '#fff7ea'];
const SLATE: PicturePalette = ['#e2e7ec', '#2f3e4e', '#3c8dbc', '#f7f9fb'];

/** What the demo shops sell, one of each kind of shipping fee, of stock and of payment. */
export const DEMO_LISTINGS: readonly DemoListing[] = [
  {
    public_id: 'prod_sg_kaya_jam_trio',
    email: SG,
    name: 'Kaya jam trio',
    description: 'Pandan, gula melaka and classic: three jars of 240 g, cooked for six hours in a brass pot.',
    price: 18.9,
    weight_kg: 1.2,
    sides_cm: [24, 9, 11],
    shipping: 'flat_per_order',
    shipping_fee: 4,
    stock: 120,
    many: true,
    cod: true,
    hs_code: '200799',
    picture: { kind: 'jars', palette: CREAM },
  },
  {
    public_id: 'prod_sg_kopi_drip_bags',
    email: SG,
    name: 'Kopi-O drip bags, 20 pieces',
    description: 'Robusta roasted with margarine the Nanyang way, ground and packed on the day it is sent.',
    price: 19.8,
    weight_kg: 0.42,
    sides_cm: [20, 14, 9],
    shipping: 'live_quote',
    shipping_fee: 0,
    stock: 80,
    many: true,
    cod: true,
    hs_code: '090121',
    picture: { kind: 'pouch', palette: COFFEE },
  },
  {
    public_id: 'prod_sg_enamel_kopi_cups',
    email: SG,
    name: 'Enamel kopi cups, set of 4',
    description: 'The cups of the old kopitiams, enamelled by hand. No two rims are the same.',
    price: 46,
    weight_kg: 1.6,
    sides_cm: [30, 22, 12],
    shipping: 'free',
    shipping_fee: 0,
    stock: 4,
    many: true,
    cod: false,
    hs_code: '732394',
    picture: { kind: 'cups', palette: ENAMEL },
  },
  {
    public_id: 'prod_sg_breakfast_hamper',
    email: SG,
    name: 'Hainanese breakfast hamper',
    description: 'Kaya, butter cookies, kopi and a toaster rack in a rattan basket. Back for the next holiday.',
    price: 128,
    weight_kg: 4.8,
    sides_cm: [40, 30, 22],
    shipping: 'flat_per_item',
    shipping_fee: 9,
    stock: 0,
    many: false,
    cod: false,
    hs_code: '190531',
    picture: { kind: 'hamper', palette: FESTIVE },
  },
  {
    public_id: 'prod_my_batik_silk_shawl',
    email: MY,
    name: 'Batik tulis silk shawl',
    description: 'Drawn by hand in Kuala Terengganu, dyed three times. 180 x 60 cm.',
    price: 245,
    weight_kg: 0.28,
    sides_cm: [30, 22, 4],
    shipping: 'live_quote',
    shipping_fee: 0,
    stock: 18,
    many: false,
    cod: true,
    hs_code: '621410',
    picture: { kind: 'cloth', palette: INDIGO },
  },
  {
    public_id: 'prod_my_batik_tote_bags',
    email: MY,
    name: 'Batik tote bags, set of 3',
    description: 'Canvas with block-printed panels, lined, with a pocket for keys.',
    price: 87,
    weight_kg: 0.9,
    sides_cm: [38, 32, 8],
    shipping: 'flat_per_order',
    shipping_fee: 8,
    stock: 60,
    many: true,
    cod: true,
    hs_code: '420222',
    picture: { kind: 'bag', palette: MAGENTA },
  },
  {
    public_id: 'prod_my_table_runner_set',
    email: MY,
    name: 'Batik table runner with 6 napkins',
    description: 'Cotton, washable at 30 degrees, in the greens of the rain forest.',
    price: 112.5,
    weight_kg: 0.68,
    sides_cm: [40, 20, 5],
    shipping: 'free',
    shipping_fee: 0,
    stock: 35,
    many: true,
    cod: false,
    hs_code: '630259',
    picture: { kind: 'cloth', palette: LEAF },
  },
  {
    public_id: 'prod_ph_inabel_blanket',
    email: PH,
    name: 'Inabel blanket, queen size',
    description: 'Woven on a foot loom in Ilocos from one hundred per cent cotton.',
    price: 2450,
    weight_kg: 1.9,
    sides_cm: [38, 30, 14],
    shipping: 'live_quote',
    shipping_fee: 0,
    stock: 25,
    many: true,
    cod: true,
    hs_code: '630130',
    picture: { kind: 'cloth', palette: MAGENTA },
  },
  {
    public_id: 'prod_ph_abaca_placemats',
    email: PH,
    name: 'Abaca placemats, set of 6',
    description: 'Braided by the weavers of Catanduanes, dyed with mahogany bark.',
    price: 980,
    weight_kg: 0.85,
    sides_cm: [36, 36, 5],
    shipping: 'flat_per_order',
    shipping_fee: 150,
    stock: 90,
    many: true,
    cod: true,
    hs_code: '460219',
    picture: { kind: 'cloth', palette: STRAW },
  },
  {
    public_id: 'prod_ph_pandan_basket',
    email: PH,
    name: 'Pandan storage basket',
    description: 'With a lid and two handles, 40 cm wide: for laundry, toys or secrets.',
    price: 1350,
    weight_kg: 1.4,
    sides_cm: [42, 42, 36],
    shipping: 'flat_per_item',
    shipping_fee: 220,
    stock: 3,
    many: true,
    cod: true,
    hs_code: '460219',
    picture: { kind: 'basket', palette: LEAF },
  },
  {
    public_id: 'prod_id_spice_gift_box',
    email: ID,
    name: 'Spice islands gift box',
    description: 'Nutmeg, mace, cloves, long pepper and cinnamon from Banda, Ternate and Kerinci.',
    price: 385000,
    weight_kg: 1.1,
    sides_cm: [30, 24, 10],
    shipping: 'live_quote',
    shipping_fee: 0,
    stock: 70,
    many: true,
    cod: true,
    hs_code: '091099',
    picture: { kind: 'jars', palette: SPICE },
  },
  {
    public_id: 'prod_id_rendang_paste',
    email: ID,
    name: 'Rendang paste, 3 x 250 g',
    description: 'Slow-cooked in Padang without preservatives. Add beef, coconut milk and an afternoon.',
    price: 96000,
    weight_kg: 0.9,
    sides_cm: [20, 15, 8],
    shipping: 'flat_per_item',
    shipping_fee: 12000,
    stock: 150,
    many: true,
    cod: true,
    hs_code: '210390',
    picture: { kind: 'pouch', palette: SPICE },
  },
  {
    public_id: 'prod_id_toraja_coffee',
    email: ID,
    name: 'Toraja coffee, 500 g',
    description: 'Single origin from Sulawesi, medium roast: dark chocolate, orange peel, a long finish.',
    price: 145000,
    weight_kg: 0.55,
    sides_cm: [22, 12, 8],
    shipping: 'free',
    shipping_fee: 0,
    stock: 45,
    many: true,
    cod: false,
    hs_code: '090121',
    picture: { kind: 'pouch', palette: COFFEE },
  },
  {
    public_id: 'prod_sg_travel_adapter',
    email: ELECTRONICS,
    name: 'Travel adapter, 65 W',
    description: 'Four plugs, two USB-C ports and one USB-A, small enough for a shirt pocket.',
    price: 59,
    weight_kg: 0.22,
    sides_cm: [12, 9, 7],
    shipping: 'flat_per_order',
    shipping_fee: 5,
    stock: 200,
    many: true,
    cod: false,
    hs_code: '850440',
    picture: { kind: 'box', palette: SLATE },
  },
  {
    public_id: 'prod_sg_desk_lamp_dimmable',
    email: ELECTRONICS,
    name: 'Desk lamp, dimmable',
    description: 'Warm to daylight in one turn of the knob. Folds flat.',
    price: 84,
    weight_kg: 1.3,
    sides_cm: [42, 18, 10],
    shipping: 'live_quote',
    shipping_fee: 0,
    stock: 30,
    many: true,
    cod: false,
    hs_code: '940521',
    picture: { kind: 'lamp', palette: SLATE },
  },
  {
    public_id: 'prod_sg_cable_organiser',
    email: ELECTRONICS,
    name: 'Cable organiser pouch',
    description: 'Felt with elastic loops for eight cables, two chargers and the adapter.',
    price: 24.5,
    weight_kg: 0.18,
    sides_cm: [24, 16, 4],
    shipping: 'free',
    shipping_fee: 0,
    stock: 95,
    many: true,
    cod: false,
    hs_code: '420292',
    picture: { kind: 'bag', palette: SLATE },
  },
];
