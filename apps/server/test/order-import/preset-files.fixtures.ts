import type { CountryCode } from '@sampan/country-rules';
import type { ImportPreset, ImportValues } from '@sampan/contract';

/** A file as a shop or courier writes it, with invented people, and what its parcels must be. */
export interface PresetFile {
  preset: ImportPreset;
  country: CountryCode;
  text: string;
  expected: {
    lines: number[];
    state: 'ready' | 'error' | 'skipped';
    values: Partial<ImportValues>;
    items?: number;
  }[];
}

const lines = (...rows: string[]): string => rows.join('\r\n');

export const PRESET_FILES: readonly PresetFile[] = [
  {
    preset: 'shopify',
    country: 'SG',
    text: lines(
      'Name,Email,Financial Status,Currency,Subtotal,Total,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Lineitem requires shipping,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Cancelled at,Payment Method,Outstanding Balance,Phone',
      "#1042,jun@example.test,pending,SGD,54.50,58.00,2,Kaya jam 250 g,18.00,KAYA-250,true,Ong Jun Jie,Blk 301 Serangoon Ave 2,Blk 301 Serangoon Ave 2,#09-114,Singapore,'550301,,SG,'6591234567,Leave with the guard,,Cash on Delivery (COD),58.00,",
      '#1042,jun@example.test,,,,,1,Gift box,18.50,GIFT,true,,,,,,,,,,,,,,',
      '#1043,mei@example.test,refunded,SGD,20.00,20.00,1,Tea,20.00,TEA,true,Mei Ling,1 Bedok Rd,1 Bedok Rd,,Singapore,460001,,SG,81234567,,,Card,0.00,',
      '#1061,vivian@example.test,paid,SGD,36.90,36.90,1,Kopi mug,36.90,MUG,true,Vivian Chang,3 Temasek Boulevard,3 Temasek Boulevard #02-418,,Singapore,38983,,SG,,,,Card,0.00,81230091',
    ),
    expected: [
      {
        lines: [2, 3],
        state: 'ready',
        items: 2,
        values: {
          reference_id: '#1042',
          recipient_name: 'Ong Jun Jie',
          recipient_phone: '+6591234567',
          recipient_post_code: '550301',
          recipient_unit: '#09-114',
          recipient_address: 'Blk 301 Serangoon Ave 2',
          package_content: '2 x Kaya jam 250 g, Gift box',
          package_value: '54.50',
          package_weight: '1',
          cod_amount: '58',
          delivery_instructions: 'Leave with the guard',
        },
      },
      { lines: [4], state: 'skipped', values: { reference_id: '#1043' } },
      {
        lines: [5],
        state: 'ready',
        values: {
          recipient_post_code: '038983',
          recipient_phone: '+6581230091',
          recipient_unit: '#02-418',
        },
      },
    ],
  },
  {
    preset: 'woocommerce',
    country: 'MY',
    text: lines(
      'order_id,order_number,order_status,order_total,order_currency,payment_method_title,shipping_first_name,shipping_last_name,shipping_address_1,shipping_address_2,shipping_city,shipping_state,shipping_postcode,shipping_country,billing_phone,billing_email,item_name,item_quantity,item_cost,order_weight',
      '88,1088,processing,64.00,MYR,Cash on delivery,Aminah,Yusof,22 Jalan Kerinchi,Unit 3,Kuala Lumpur,Kuala Lumpur,59200,MY,0123456789,aminah@example.test,Batik scarf,2,32.00,0.6',
      '89,1089,cancelled,10.00,MYR,Card,Lim,Wei,1 Jalan Ipoh,,Kuala Lumpur,Kuala Lumpur,51200,MY,0123456780,lim@example.test,Pin,1,10.00,0.1',
    ),
    expected: [
      {
        lines: [2],
        state: 'ready',
        items: 1,
        values: {
          reference_id: '1088',
          recipient_name: 'Aminah Yusof',
          recipient_address: '22 Jalan Kerinchi, Unit 3',
          recipient_phone: '+60123456789',
          package_value: '64',
          cod_amount: '64',
          package_weight: '0.6',
        },
      },
      { lines: [3], state: 'skipped', values: { reference_id: '1089' } },
    ],
  },
  {
    preset: 'shopee',
    country: 'ID',
    text: lines(
      'No. Pesanan,Status Pesanan,Nama Penerima,No. Telepon,Alamat Pengiriman,Kota/Kabupaten,Provinsi,Nama Produk,Nomor Referensi SKU,Harga Setelah Diskon,Jumlah,Total Berat,Total Pembayaran,Metode Pembayaran',
      '261120ABC,Perlu Dikirim,Budi Santoso,6281290807712,Jl. Melati 14 RT 003/RW 009,Kota Bandung,Jawa Barat,Kemeja batik,KB-1,125.000,2,500 gr,265.000,COD (Bayar di Tempat)',
      '261120ABC,Perlu Dikirim,Budi Santoso,6281290807712,Jl. Melati 14 RT 003/RW 009,Kota Bandung,Jawa Barat,Sarung,SR-1,15.000,1,500 gr,265.000,COD (Bayar di Tempat)',
      '261120DEF,Perlu Dikirim,B****o,******12,Jl. ****,Kota Bandung,Jawa Barat,Sarung,SR-1,15.000,1,200 gr,15.000,ShopeePay',
    ),
    expected: [
      {
        lines: [2, 3],
        state: 'ready',
        items: 2,
        values: {
          recipient_state: 'Jawa Barat',
          package_weight: '0.5',
          cod_amount: '265000',
          package_value: '265000',
        },
      },
      { lines: [4], state: 'error', values: {} },
    ],
  },
  {
    preset: 'tiktok_shop',
    country: 'PH',
    text: lines(
      'Order ID,Order Status,Cancelation/Return Type,Seller SKU,Product Name,Quantity,SKU Unit Original Price,Order Amount,Buyer Message,Recipient,Phone #,Zipcode,Country,Province,Regency and City,Districts,Detail Address,Additional address information,Payment Method,Weight(kg)',
      'Platform unique order ID.,Current order status.,Type.,Seller input SKU.,Name.,Quantity.,Price.,Amount.,Message.,Recipient name.,Phone.,Zip.,Country.,Province.,City.,District.,Address.,More.,Payment.,Weight.',
      '577000000000000123\t,To ship,,MUG-1,Barako coffee 500 g,1,349.00,399.00,,Kristine Joy Macaraeg,(+63)9175550148,420,Philippines,Metro Manila,Quezon City,Holy Spirit,88 Capitol Greenstreet,Unit 5C,Cash on delivery,0.55',
    ),
    expected: [
      {
        lines: [3],
        state: 'ready',
        items: 1,
        values: {
          reference_id: '577000000000000123',
          recipient_address: '88 Capitol Greenstreet, Unit 5C',
          recipient_post_code: '0420',
          recipient_phone: '+639175550148',
          cod_amount: '399',
          package_weight: '0.55',
        },
      },
    ],
  },
  {
    preset: 'lazada',
    country: 'MY',
    text: lines(
      'orderItemId;lazadaId;sellerSku;lazadaSku;orderNumber;customerName;customerEmail;shippingName;shippingAddress;shippingPhone;shippingCity;shippingPostCode;shippingCountry;shippingRegion;payMethod;unitPrice;itemName;status',
      '1;7;A-1;L-1;4400112233;Siti;siti@example.test;Siti Hajar;9 Persiaran Multimedia;60123456789;Cyberjaya;63000;Malaysia;Selangor;COD;24.90;Sambal;pending',
      '2;7;A-1;L-1;4400112233;Siti;siti@example.test;Siti Hajar;9 Persiaran Multimedia;60123456789;Cyberjaya;63000;Malaysia;Selangor;COD;24.90;Sambal;pending',
    ),
    expected: [
      {
        lines: [2, 3],
        state: 'ready',
        items: 2,
        values: {
          reference_id: '4400112233',
          package_value: '49.8',
          cod_amount: '49.8',
          package_weight: '1',
        },
      },
    ],
  },
  {
    preset: 'ninja_van',
    country: 'MY',
    text: lines(
      'REQUESTED TRACKING NUMBER,NAME,ADDRESS 1,PACKAGE TYPE,ADDRESS 2,AREA,CITY,STATE,EMAIL,CONTACT,POSTCODE,DELIVERY DATE,SIZE,WEIGHT,SHIPPER ORDER NO,INSTRUCTIONS,PARCEL DESCRIPTION,CASH ON DELIVERY,INSURED VALUE,LENGTH,WIDTH,HEIGHT',
      ',Tan Boon Hock,12 Jalan Gasing,Parcel,,PJ Old Town,Petaling Jaya,Selangor,tan@example.test,123456789,46000,2026-11-25,S,1.2,NV-1,Call first,Shoes,120,110,30,20,12',
      ',Tan Boon Hock,12 Jalan Gasing,Parcel,,PJ Old Town,Petaling Jaya,Selangor,tan@example.test,123456789,46000,2026-11-25,S,0.4,NV-1,Call first,Socks,,15,,,',
    ),
    expected: [
      {
        lines: [2],
        state: 'ready',
        values: {
          reference_id: 'NV-1',
          recipient_phone: '+60123456789',
          cod_amount: '120',
          package_length: '30',
        },
      },
      {
        lines: [3],
        state: 'ready',
        values: { reference_id: 'NV-1/2', package_content: 'Socks' },
      },
    ],
  },
  {
    // The cold variant of the template.
    preset: 'ninja_van',
    country: 'SG',
    text: lines(
      'REQUESTED TRACKING NUMBER,NAME,ADDRESS 1,ADDRESS 2,EMAIL,CONTACT,POSTCODE,WEIGHT,SHIPPER ORDER NO,PARCEL DESCRIPTION,CASH ON DELIVERY,GOODS VALUE,TEMPERATURE CONTROL REQUIRED?',
      ',Mei Ling Ong,50 Collyer Quay,#11-02,mei@example.test,86620134,49321,2.5,NV-C1,Frozen dumplings,,64.50,Yes',
    ),
    expected: [
      {
        lines: [2],
        state: 'ready',
        values: {
          reference_id: 'NV-C1',
          recipient_unit: '#11-02',
          recipient_post_code: '049321',
          package_value: '64.50',
          package_content: 'Frozen dumplings',
        },
      },
    ],
  },
  {
    // Saved again by a spreadsheet: dates as fractions of days, digits as numbers, phones in three forms.
    preset: 'shopify',
    country: 'SG',
    text: lines(
      'Name,Email,Financial Status,Paid at,Currency,Subtotal,Created at,Lineitem quantity,Lineitem name,Lineitem price,Shipping Name,Shipping Address1,Shipping Zip,Shipping Country,Shipping Phone,Cancelled at',
      '#2001,a@example.test,paid,45384.34375,SGD,18,45384.34321,1,Kaya jam,18,Mei Ling Ong,50 Collyer Quay #11-02,49321.0,SG,6586620134,',
      '#2002,b@example.test,paid,45384.5,SGD,18,45384.5,1,Kaya jam,18,Ong Jun Jie,301 Serangoon Ave 2 #09-114,550301,SG,+65 8123 0091,',
      '#2003,c@example.test,paid,45384.5,SGD,18,45384.5,1,Kaya jam,18,Vivian Chang,3 Temasek Boulevard #02-418,38983,SG,98110245.0,45385.25',
    ),
    expected: [
      {
        lines: [2],
        state: 'ready',
        values: { reference_id: '#2001', recipient_post_code: '049321', recipient_phone: '+6586620134' },
      },
      { lines: [3], state: 'ready', values: { reference_id: '#2002', recipient_phone: '+6581230091' } },
      { lines: [4], state: 'skipped', values: { reference_id: '#2003' } },
    ],
  },
  {
    preset: 'tiktok_shop',
    country: 'VN',
    text: lines(
      'Order ID,Order Status,Cancelation/Return Type,Seller SKU,Product Name,Quantity,SKU Unit Original Price,Order Amount,Created Time,Buyer Message,Recipient,Phone #,Country,Province,District,Commune,Detail Address,Payment Method,Weight(kg)',
      'Platform unique order ID.,Current order status.,Type.,Seller input SKU.,Name.,Quantity.,Price.,Amount.,Time.,Message.,Recipient name.,Phone.,Country.,Province.,District.,Commune.,Address.,Payment.,Weight.',
      '577000000000000456,To ship,,AO-1,Áo thun,1,150000,150000,24/11/2026 10:11:12,,Lê Hoàng Phương Anh,(+84)912345678,Vietnam,Hồ Chí Minh,Quận 1,Bến Nghé,12 Lê Lợi,Thanh toán khi nhận hàng,0.3',
    ),
    expected: [
      {
        lines: [3],
        state: 'ready',
        items: 1,
        values: {
          reference_id: '577000000000000456',
          recipient_state: 'Hồ Chí Minh',
          recipient_city: 'Quận 1',
          recipient_district: 'Bến Nghé',
          cod_amount: '150000',
        },
      },
    ],
  },
  {
    preset: 'pos_laju',
    country: 'MY',
    text: lines(
      'Sender Name,Sender Email,Sender Contact,Sender Address,Sender Postcode,Receiver Name,Receiver Email,Receiver Contact No,Receiver Address,Receiver Postcode,Item Weight,Item Width,Item Length,Item Height,Category,Sender Ref No,Item Description,Parcel Notes,COD Amount,Insurance',
      'Kedai,k@example.test,0312345678,1 Jalan Raja,50000,Nur Izzati,nur@example.test,0198765432,"7 Lorong Padi\nAlor Setar, Kedah",5000,0.75,10,20,10,Parcel,PL-9,Dates,,0,45',
    ),
    expected: [
      {
        lines: [2],
        // The template has no state, which spec 5 asks for in Malaysia.
        state: 'error',
        values: {
          recipient_post_code: '05000',
          recipient_address: '7 Lorong Padi Alor Setar, Kedah',
          package_weight: '0.75',
          package_value: '45',
        },
      },
    ],
  },
  {
    preset: 'easyparcel',
    country: 'MY',
    text: lines(
      'EasyParcel bulk order template 9.12',
      '',
      'No*,Category,Parcel Content*,Parcel Value (RM)*,Weight (kg)*,Pick Up Date*,Sender Name*,Sender Contact*,Sender Address*,Sender Postcode*,Sender City*,Receiver Name*,Receiver Company,Receiver Contact*,Receiver Email,Receiver Address*,Receiver Postcode*,Receiver City*,Courier Company,Reference',
      '1,Fashion,Tudung,89.90,0.5,25/11/2026,Kedai,0312345678,1 Jalan Raja,50000,Kuala Lumpur,Farah Nadia,,0112345678,farah@example.test,3 Jalan Tebrau,80300,Johor Bahru,Poslaju,EP-1',
    ),
    expected: [
      {
        lines: [4],
        state: 'error',
        values: {
          reference_id: 'EP-1',
          pick_up_date: '2026-11-25',
          package_value: '89.90',
          recipient_city: 'Johor Bahru',
        },
      },
    ],
  },
  {
    preset: 'jnt_id',
    country: 'ID',
    text: lines(
      'Berat;Nama Pengirim;Telepon Pengirim;Nama Penerima;Telepon Penerima;Provinsi Penerima;Kota Penerima;Kecamatan;Alamat Penerima;Cara Pembayaran;Nama Barang;Nilai Barang;Jumlah;Keterangan;Nomor pesanan e-commerce;COD;Jenis Layanan',
      '1,5;Toko;081100000000;Putri Ayu;081234567890;DKI Jakarta;Jakarta Selatan;Tebet;Jl. Tebet Raya 5;PP_PM;Sepatu;350.000;1;Titip satpam;JT-1;350.000;EZ',
    ),
    expected: [
      {
        lines: [2],
        state: 'ready',
        values: {
          package_weight: '1.5',
          package_value: '350000',
          cod_amount: '350000',
          delivery_service: 'EZ',
        },
      },
    ],
  },
  {
    preset: 'sap',
    country: 'ID',
    text: lines(
      'KODE LAYANAN,NAMA PENERIMA,ALAMAT PENERIMA,TELEPON PENERIMA,ID KECAMATAN PENERIMA,KOTA PENERIMA,PROVINSI PENERIMA,KILO,KOLI,PANJANG,LEBAR,TINGGI,COD / NONCOD,NILAI COD,NILAI BARANG,ISI BARANG,REFERENSI',
      'REG,Agus Salim,Jl. Braga 10,081345678901,JB0407,Bandung,Jawa Barat,2,1,20,20,10,1,0,150000,Buku,SAP-1',
    ),
    expected: [
      {
        lines: [2],
        state: 'ready',
        values: {
          reference_id: 'SAP-1',
          package_weight: '2',
          package_value: '150000',
        },
      },
    ],
  },
  {
    preset: 'template',
    country: 'VN',
    text: lines(
      'reference_id\trecipient_name\trecipient_phone\trecipient_address\trecipient_district\trecipient_city\trecipient_state\tpackage_content\tpackage_value\tpackage_type',
      'EXAMPLE-1\tNguyễn Văn An\t0912345678\t12 Lê Lợi\tBến Nghé\tQuận 1\tHồ Chí Minh\tÁo\t250000\tsatchel',
      'VN-1\tLê Hoàng Phương Anh\t0912345678\t12 Lê Lợi\tBến Nghé\tQuận 1\tHồ Chí Minh\tÁo\t250.000\tSatchel',
    ),
    expected: [
      { lines: [2], state: 'error', values: { reference_id: 'EXAMPLE-1' } },
      {
        lines: [3],
        state: 'ready',
        values: {
          recipient_name: 'Lê Hoàng Phương Anh',
          package_value: '250000',
          package_weight: '1',
          package_type: 'satchel',
        },
      },
    ],
  },
];
