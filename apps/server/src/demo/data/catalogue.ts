/** Something a demo shop sells, packed: sides in centimetres, value in the currency's unit. */
export interface DemoProduct {
  content: string;
  category: string;
  weight_kg: number;
  sides_cm: readonly [length: number, width: number, height: number];
  value: number;
  is_fragile?: true;
  is_battery?: true;
}

/** Lines of `content | category | kg | LxWxH | value | marks`, where marks are `fragile` and `battery`. */
function products(lines: string): DemoProduct[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [content = '', category = '', kg, sides = '', value, marks = ''] = line
        .split('|')
        .map((part) => part.trim());
      const [length = 0, width = 0, height = 0] = sides.split('x').map(Number);
      return {
        content,
        category,
        weight_kg: Number(kg),
        sides_cm: [length, width, height],
        value: Number(value),
        ...(marks.includes('fragile') ? { is_fragile: true as const } : {}),
        ...(marks.includes('battery') ? { is_battery: true as const } : {}),
      };
    });
}

export const KOPI_AND_KAYA = products(`
Kaya jam gift set, 3 jars | Food | 1.35 | 24x18x10 | 32.70 | fragile
Kopi-O drip bags, 2 boxes | Food | 0.42 | 20x14x9 | 19.80
Nanyang kopi beans, 1 kg | Food | 1.08 | 26x14x8 | 28.90
Enamel kopi cups, set of 4 | Kitchenware | 1.62 | 30x22x12 | 46.00 | fragile
Pandan chiffon cake mix, 6 packs | Food | 2.40 | 30x20x15 | 41.40
Gula melaka blocks, 4 x 500 g | Food | 2.15 | 22x16x10 | 26.00
Kopi sock and steel pot set | Kitchenware | 0.88 | 28x18x18 | 38.50
Peranakan tile coasters, set of 6 | Homeware | 0.74 | 14x14x8 | 29.90 | fragile
Hainanese toast hamper | Hampers | 4.80 | 40x30x22 | 128.00 | fragile
Teh tarik powder, 3 x 600 g | Food | 1.95 | 24x20x12 | 33.60
Batik tea towels, pair | Homeware | 0.31 | 25x18x3 | 18.00
Corporate breakfast hampers, 6 boxes | Hampers | 12.50 | 60x40x40 | 468.00 | fragile
Kaya and butter cookie tin | Food | 0.65 | 19x19x8 | 16.90
Kopitiam marble-top stool | Furniture | 6.20 | 36x36x48 | 189.00
Old Airport Road kopi sampler, 5 roasts | Food | 1.30 | 24x18x12 | 54.50`);

export const BATIK = products(`
Batik tulis silk shawl | Fashion | 0.28 | 30x22x4 | 245.00
Kain batik lepas, cotton 2 m | Fashion | 0.46 | 32x24x3 | 68.00
Men's batik shirt, long sleeve, L | Fashion | 0.38 | 34x26x4 | 139.00
Baju kurung batik, two pieces | Fashion | 0.72 | 36x28x6 | 219.00
Batik tote bags, set of 3 | Bags | 0.90 | 38x32x8 | 87.00
Kids' batik pyjamas, 4 to 6 years | Fashion | 0.25 | 26x20x3 | 49.90
Songket sampin, Terengganu weave | Fashion | 0.55 | 34x26x5 | 1180.00
Batik table runner with 6 napkins | Homeware | 0.68 | 40x20x5 | 112.50
Wedding door gifts, 40 batik pouches | Gifts | 6.20 | 45x35x30 | 316.00
Wholesale batik cotton, 20 m roll | Fabric | 11.40 | 115x20x20 | 640.00
Batik cushion covers, pair | Homeware | 0.52 | 30x30x5 | 78.00
Canting and wax starter kit | Craft | 1.15 | 28x20x10 | 59.00
Framed batik print, 40 x 60 cm | Art | 2.85 | 68x48x7 | 285.00 | fragile
Silk batik scarf and tie set | Fashion | 0.33 | 28x20x5 | 169.00`);

export const HOME_WEAVES = products(`
Inabel blanket, queen size | Home textiles | 1.85 | 42x34x14 | 2450
Abel Iloco table runner | Home textiles | 0.42 | 36x22x4 | 780
Hablon shawl from Miagao | Fashion | 0.30 | 30x22x4 | 1150
T'nalak wall hanging, Lake Sebu | Home decor | 1.20 | 95x14x14 | 4200
Abaca placemats, set of 6 | Home textiles | 0.96 | 46x34x6 | 890
Buri storage baskets, nest of 3 | Home decor | 1.90 | 36x36x24 | 1690
Yakan cushion covers, pair | Home textiles | 0.48 | 32x32x5 | 1320
Banig sleeping mat from Basey | Home textiles | 2.60 | 100x16x16 | 1850
Pinilian throw, hand-loomed | Home textiles | 1.10 | 38x30x10 | 2980
Piña table napkins, set of 8 | Home textiles | 0.34 | 26x26x4 | 3400
Rattan pendant lamp | Lighting | 2.20 | 40x40x26 | 3750 | fragile
Woven laundry hamper, folding | Home decor | 2.40 | 48x40x12 | 1980
Kantarines hand towels, 4 pieces | Home textiles | 0.62 | 30x22x8 | 640
Bulk placemats for a resort, 60 pieces | Home textiles | 14.50 | 60x45x40 | 8400`);

export const SPICES = products(`
Bumbu rendang dan gulai, 10 sachet | Makanan | 0.85 | 22x16x8 | 125000
Kayu manis Kerinci, 500 g | Rempah | 0.56 | 26x12x8 | 78000
Vanili Papua grade A, 100 g | Rempah | 0.18 | 22x10x5 | 385000
Lada putih Muntok, 1 kg | Rempah | 1.05 | 22x16x9 | 168000
Pala Banda utuh, 500 g | Rempah | 0.55 | 18x14x9 | 115000
Sambal roa Manado, 6 botol | Makanan | 1.90 | 26x18x14 | 192000 | fragile
Paket bumbu dapur lengkap, 24 toples | Rempah | 4.60 | 42x32x16 | 459000 | fragile
Cengkeh Maluku, 1 kg | Rempah | 1.08 | 24x18x12 | 175000
Gula aren Lebak, 2 kg | Makanan | 2.12 | 24x18x10 | 96000
Kopi Gayo biji sangrai, 1 kg | Kopi | 1.06 | 26x14x10 | 185000
Paket restoran, rempah 18 kg | Rempah | 18.40 | 60x40x35 | 1650000
Kemiri dan ketumbar, 2 x 500 g | Rempah | 1.10 | 22x16x10 | 72000
Teh melati dan jahe merah, 4 kotak | Minuman | 0.72 | 24x16x12 | 88000
Cobek batu Muntilan dan ulekan | Dapur | 5.80 | 30x30x14 | 145000 | fragile`);

export const ELECTRONICS = products(`
Wireless earbuds, noise cancelling | Electronics | 0.28 | 14x12x6 | 189.00 | battery
Mechanical keyboard, 75 per cent | Electronics | 1.30 | 40x18x7 | 219.00
USB-C dock, 12 ports | Electronics | 0.74 | 24x14x7 | 268.00
Power bank, 20,000 mAh | Electronics | 0.52 | 20x12x5 | 69.90 | battery
Monitor arm, desk clamp | Electronics | 3.90 | 48x26x14 | 149.00
27-inch monitor, 4K | Electronics | 7.40 | 74x48x18 | 629.00 | fragile
Smart plugs, pack of 4 | Electronics | 0.61 | 20x16x9 | 88.00
Mesh router, twin pack | Electronics | 1.45 | 34x22x12 | 339.00`);
