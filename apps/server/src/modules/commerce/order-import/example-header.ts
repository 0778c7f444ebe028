import type { ImportPreset } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';

const BILLED = ['Name', 'Street', 'Address1', 'Address2', 'Company', 'City', 'Zip', 'Province', 'Country', 'Phone'];
const TAXES = [1, 2, 3, 4, 5].flatMap((at) => [`Tax ${at} Name`, `Tax ${at} Value`]);

const split = (text: string): string[] => text.split('|');

/** Headers as the programs themselves write them (volume 1); one that differs by country has the country's before. */
const HEADERS: Readonly<
  Record<Exclude<ImportPreset, 'template'>, Partial<Record<CountryCode, string[]>> & { any: string[] }>
> = {
  shopify: {
    any: [
      ...split(
        'Name|Email|Financial Status|Paid at|Fulfillment Status|Fulfilled at|Accepts Marketing|Currency|Subtotal|Shipping|Taxes|Total|Discount Code|Discount Amount|Shipping Method|Created at|Lineitem quantity|Lineitem name|Lineitem price|Lineitem compare at price|Lineitem sku|Lineitem requires shipping|Lineitem taxable|Lineitem fulfillment status',
      ),
      ...BILLED.map((name) => `Billing ${name}`),
      ...BILLED.map((name) => `Shipping ${name}`),
      ...split(
        'Notes|Note Attributes|Cancelled at|Payment Method|Payment Reference|Refunded Amount|Vendor|Outstanding Balance|Employee|Location|Device ID|Id|Tags|Risk Level|Source|Lineitem discount',
      ),
      ...TAXES,
      ...split('Phone|Receipt Number|Duties|Billing Province Name|Shipping Province Name|Payment ID'),
    ],
  },
  woocommerce: {
    any: split(
      'order_id|order_number|order_status|order_total|order_currency|payment_method_title|shipping_first_name|shipping_last_name|shipping_address_1|shipping_address_2|shipping_city|shipping_state|shipping_postcode|shipping_country|billing_phone|billing_email|item_name|sku|item_quantity|item_cost|order_weight|customer_note',
    ),
  },
  shopee: {
    any: split(
      'Order ID|Order Type|Order Status|Hot Listing|Return / Refund Status|Tracking Number*|Shipping Option|Shipment Method|Estimated Ship Out Date|Ship Time|Order Creation Date|Order Paid Time|Parent SKU Reference No.|Product Name|SKU Reference No.|Variation Name|Original Price|Deal Price|Quantity|Returned quantity|Product Subtotal|SKU Total Weight|No of product in order|Order Total Weight|Total Amount|Payment Method|Username (Buyer)|Receiver Name|Phone Number|Delivery Address|Town|District|City|Province|Country|Zip Code|Remark from buyer|Order Complete Time|Note',
    ),
    ID: split(
      'No. Pesanan|Status Pesanan|Nama Penerima|No. Telepon|Alamat Pengiriman|Kecamatan|Kota/Kabupaten|Provinsi|Kode Pos|Nama Produk|Nomor Referensi SKU|Harga Setelah Diskon|Jumlah|Total Berat|Total Pembayaran|Metode Pembayaran|Catatan dari Pembeli',
    ),
  },
  tiktok_shop: {
    any: split(
      'Order ID|Order Status|Order Substatus|Cancelation/Return Type|Normal or Pre-order|SKU ID|Seller SKU|Product Name|Variation|Quantity|SKU Unit Original Price|Order Amount|Created Time|Paid Time|RTS Time|Tracking ID|Delivery Option|Shipping Provider Name|Buyer Message|Buyer Username|Recipient|Phone #|Zipcode|Country|Province|Regency and City|Districts|Villages|Detail Address|Additional address information|Payment Method|Weight(kg)',
    ),
  },
  lazada: {
    any: split(
      'orderItemId|orderType|Guarantee|deliveryType|lazadaId|sellerSku|lazadaSku|wareHouse|createTime|updateTime|rtsSla|ttsSla|orderNumber|invoiceRequired|invoiceNumber|deliveredDate|customerName|customerEmail|nationalRegistrationNumber|shippingName|shippingAddress|shippingAddress2|shippingAddress3|shippingAddress4|shippingAddress5|shippingPhone|shippingPhone2|shippingCity|shippingPostCode|shippingCountry|shippingRegion|taxCode|branchNumber|taxInvoiceRequested|payMethod|paidPrice|unitPrice|sellerDiscountTotal|shippingFee|walletCredit|itemName|variation|cdShippingProvider|shippingProvider|shipmentTypeName|shippingProviderType|cdTrackingCode|trackingCode|trackingUrl|promisedShippingTime|premium|status|buyerFailedDeliveryReturnInitiator|bundleId|bundleDiscount|refundAmount',
    ),
  },
  ninja_van: {
    any: split(
      'REQUESTED TRACKING NUMBER|NAME|ADDRESS 1|PACKAGE TYPE|ADDRESS 2|SUBDIVISION|CITY|PROVINCE|EMAIL|CONTACT|POSTCODE|DELIVERY DATE|SIZE|WEIGHT|SHIPPER ORDER NO|INSTRUCTIONS|WEEKEND DELIVERY|PARCEL DESCRIPTION|IS DANGEROUS GOOD|CASH ON DELIVERY|INSURED VALUE|VOLUME|LENGTH|WIDTH|HEIGHT',
    ),
  },
  pos_laju: {
    any: split(
      'Sender Name|Sender Email|Sender Contact No|Sender Address|Sender Postcode|Receiver Name|Receiver Email|Receiver Contact No|Receiver Address|Receiver Postcode|Item Weight|Item Width|Item Length|Item Height|Category|Sender Ref No|Item Description|Parcel Notes|COD Amount|Insurance',
    ),
  },
  easyparcel: {
    any: split(
      'No*|Category|Parcel Content*|Parcel Value (RM)*|Weight (kg)*|Pick Up Date*|Sender Name*|Sender Company|Sender Contact*|Sender Alt Contact|Sender Email|Sender Address*|Sender Postcode*|Sender City*|Receiver Name*|Receiver Company|Receiver Contact*|Receiver Alt Contact|Receiver Email|Receiver Address*|Receiver Postcode*|Receiver City*|Courier Company|Alternative Courier Company|Tracking SMS|Drop Off At Courier Branch|Reference|Tracking Whatsapp',
    ),
  },
  jnt_id: {
    any: split(
      'Berat|Nama Pengirim|Telepon Pengirim|Provinsi Pengirim|Kota Pengirim|Daerah Pengirim|Alamat Pengirim|Informasi Alamat Pengirim| Apakah Dropship?|Nama Dropshiper|Telfon Dropshiper|Nama Penerima|Telepon Penerima|Provinsi Penerima|Kota Penerima|Kecamatan|Alamat Penerima|Informasi Alamat Penerima|Cara Pembayaran|Nama Barang|Kategori Barang|Nilai Barang|Jenis asuransi|Apakah Input Asuransi?|Jumlah|Jenis Barang|Keterangan|Nomor pesanan e-commerce|COD|Jenis Layanan|Biaya Pengiriman|Biaya Lainnya',
    ),
  },
  sap: {
    any: split(
      'KODE LAYANAN|NAMA PENGIRIM|ALAMAT PENGIRIM|TELEPON PENGIRIM|NAMA PENERIMA|ALAMAT PENERIMA|TELEPON PENERIMA|ID KECAMATAN PENERIMA|KOTA PENERIMA|PROVINSI PENERIMA|KILO|KOLI|PANJANG|LEBAR|TINGGI|COD / NONCOD|NILAI COD|NILAI BARANG|ISI BARANG|NILAI ASURANSI|REFERENSI',
    ),
  },
};

/** The columns of a kind of file in a country. */
export function exampleHeader(preset: Exclude<ImportPreset, 'template'>, country: CountryCode): readonly string[] {
  return HEADERS[preset][country] ?? HEADERS[preset].any;
}
