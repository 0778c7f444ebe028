import type { Language } from '@sampan/country-rules';

/** Sentences of the mails a purchase sends, with `{placeholders}`. */
export interface ReceiptTexts {
  receipt_subject: string;
  thanks_paid: string;
  thanks_cod: string;
  items: string;
  shipping: string;
  cod_fee: string;
  total: string;
  order: string;
  follow: string;
  track: string;
  test: string;
  sale_subject: string;
  sale: string;
  sale_cod: string;
  sale_next: string;
  sale_open: string;
  cancelled_subject: string;
  cancelled_paid: string;
  cancelled_cod: string;
  dispute_subject: string;
  dispute_open: string;
  dispute_won: string;
  dispute_lost: string;
  dispute_owed: string;
}

/** What people read. The console's messages are the browser's; the server writes to people in its own few sentences. */
export const RECEIPT_TEXTS: Record<Language, ReceiptTexts> = {
  en: {
    receipt_subject: 'Your receipt from {shop}',
    thanks_paid: "Thank you for your order from {shop}. We've received your payment.",
    thanks_cod: 'Thank you for your order from {shop}. Please have {total} in cash ready for the courier.',
    items: '{quantity} × {product}: {items}',
    shipping: 'Shipping {service}: {shipping}',
    cod_fee: 'Cash on delivery fee: {cod_fee}',
    total: 'Total: {total}',
    order: 'Order {number}',
    follow: 'Track your parcel here once {shop} has shipped it:',
    track: 'Track my parcel',
    test: 'This was a test order. No money moved.',
    sale_subject: 'You sold {product}',
    sale: "You sold {quantity} × {product} for {total}. We've received the payment.",
    sale_cod: 'You have an order for {quantity} × {product}. The courier will collect {total} on delivery.',
    sale_next: 'Order {number} is ready for a label. Find it in your new parcels.',
    sale_open: 'View order',
    cancelled_subject: 'Your order {number} was cancelled',
    cancelled_paid:
      "{shop} cancelled your order for {quantity} × {product}. We're refunding {total} to your original payment method. It may take a few days to appear.",
    cancelled_cod: "{shop} cancelled your order for {quantity} × {product}. You haven't been charged.",
    dispute_subject: 'Payment disputed for order {number}',
    dispute_open:
      "The buyer's bank has disputed {total} for order {number}. We've put this amount on hold until the bank decides. Keep the proof of delivery ready.",
    dispute_won: 'You won the dispute for order {number}. The {total} is available again.',
    dispute_lost: 'The dispute for order {number} was lost. The bank returned {total} to the buyer.',
    dispute_owed: "{owed} of it was already paid out to you. We'll deduct it from your next available funds.",
  },
  my: {
    receipt_subject: 'Resit anda daripada {shop}',
    thanks_paid: 'Terima kasih atas pesanan anda di {shop}. Bayaran anda telah diterima.',
    thanks_cod: 'Terima kasih atas pesanan anda di {shop}. Sila sediakan {total} apabila kurier tiba.',
    items: '{quantity} × {product}: {items}',
    shipping: 'Penghantaran {service}: {shipping}',
    cod_fee: 'Caj bayar semasa terima (COD): {cod_fee}',
    total: 'Jumlah: {total}',
    order: 'Pesanan {number}',
    follow: 'Jejak bungkusan anda di sini sebaik sahaja {shop} menyerahkannya:',
    track: 'Jejak bungkusan saya',
    test: 'Ini pembelian ujian: tiada wang sebenar digunakan.',
    sale_subject: 'Produk anda terjual: {product}',
    sale: 'Seseorang membeli {quantity} × {product} dengan harga {total}. Bayaran telah diterima.',
    sale_cod: 'Seseorang memesan {quantity} × {product}. Kurier akan mengutip {total} semasa penghantaran.',
    sale_next: 'Pesanan {number} menunggu label dalam senarai pesanan baharu anda.',
    sale_open: 'Buka pesanan',
    cancelled_subject: 'Pesanan {number} anda telah dibatalkan',
    cancelled_paid:
      '{shop} membatalkan pesanan anda bagi {quantity} × {product}. Bayaran {total} dikembalikan kepada sumber asalnya; bank anda mungkin mengambil beberapa hari untuk memaparkannya.',
    cancelled_cod:
      '{shop} membatalkan pesanan anda bagi {quantity} × {product}. Tiada wang dikutip dan tiada apa-apa perlu dibayar.',
    dispute_subject: 'Pembeli mempertikaikan bayaran pesanan {number}',
    dispute_open:
      'Bank pembeli menuntut {total} bagi pesanan {number} dikembalikan. Wang diasingkan sehingga bank membuat keputusan; simpan bukti penghantaran.',
    dispute_won: 'Bank memihak kepada anda: {total} bagi pesanan {number} milik anda semula.',
    dispute_lost: 'Bank telah mengembalikan {total} bagi pesanan {number} kepada pembeli.',
    dispute_owed:
      '{owed} daripadanya telah dikeluarkan kepada anda: amaun itu ditolak daripada wang seterusnya yang boleh dikeluarkan.',
  },
  ph: {
    receipt_subject: 'Resibo mo mula sa {shop}',
    thanks_paid: 'Salamat sa order mo sa {shop}. Natanggap na ang bayad mo.',
    thanks_cod: 'Salamat sa order mo sa {shop}. Ihanda ang {total} pagdating ng courier.',
    items: '{quantity} × {product}: {items}',
    shipping: 'Shipping {service}: {shipping}',
    cod_fee: 'COD fee: {cod_fee}',
    total: 'Kabuuan: {total}',
    order: 'Order {number}',
    follow: 'Subaybayan dito ang parcel mo kapag naibigay na ito ng {shop} sa courier:',
    track: 'I-track ang parcel ko',
    test: 'Test lang ang pagbiling ito: walang perang gumalaw.',
    sale_subject: 'Nakabenta ka ng {product}',
    sale: 'May bumili ng {quantity} × {product} sa halagang {total}. Natanggap na ang bayad.',
    sale_cod: 'May nag-order ng {quantity} × {product}. Kokolektahin ng courier ang {total} pagka-deliver.',
    sale_next: 'Naghihintay ng label ang order {number} sa mga bago mong order.',
    sale_open: 'Buksan ang order',
    cancelled_subject: 'Kinansela ang order {number} mo',
    cancelled_paid:
      'Kinansela ng {shop} ang order mo na {quantity} × {product}. Ibabalik ang {total} na binayad mo sa pinanggalingan nito; maaaring ilang araw bago ito makita sa bangko mo.',
    cancelled_cod:
      'Kinansela ng {shop} ang order mo na {quantity} × {product}. Walang siningil at wala kang babayaran.',
    dispute_subject: 'Dini-dispute ng buyer ang bayad sa order {number}',
    dispute_open:
      'Hinihingi ng bangko ng buyer na ibalik ang {total} ng order {number}. Nakatabi muna ang pera hanggang magpasya ang bangko; ihanda ang proof of delivery.',
    dispute_won: 'Pumabor sa iyo ang bangko: sa iyo na ulit ang {total} ng order {number}.',
    dispute_lost: 'Ibinalik ng bangko sa buyer ang {total} ng order {number}.',
    dispute_owed: 'Na-payout na sa iyo ang {owed} nito: ibabawas ito sa susunod na puwede nang i-payout.',
  },
  id: {
    receipt_subject: 'Struk pembelian Anda dari {shop}',
    thanks_paid: 'Terima kasih atas pesanan Anda di {shop}. Pembayaran Anda sudah kami terima.',
    thanks_cod: 'Terima kasih atas pesanan Anda di {shop}. Mohon siapkan {total} saat kurir datang.',
    items: '{quantity} × {product}: {items}',
    shipping: 'Pengiriman {service}: {shipping}',
    cod_fee: 'Biaya bayar di tempat (COD): {cod_fee}',
    total: 'Total: {total}',
    order: 'Pesanan {number}',
    follow: 'Lacak paket Anda di sini segera setelah {shop} menyerahkannya:',
    track: 'Lacak paket saya',
    test: 'Ini pembelian uji coba: tidak ada uang sungguhan yang dipakai.',
    sale_subject: 'Produk Anda terjual: {product}',
    sale: 'Seseorang membeli {quantity} × {product} seharga {total}. Pembayaran sudah diterima.',
    sale_cod: 'Seseorang memesan {quantity} × {product}. Kurir menagih {total} saat paket diterima.',
    sale_next: 'Pesanan {number} menunggu label di daftar pesanan baru Anda.',
    sale_open: 'Buka pesanan',
    cancelled_subject: 'Pesanan {number} Anda dibatalkan',
    cancelled_paid:
      '{shop} membatalkan pesanan Anda, {quantity} × {product}. Uang {total} yang Anda bayar dikembalikan ke sumber pembayarannya; bank Anda mungkin perlu beberapa hari untuk menampilkannya.',
    cancelled_cod:
      '{shop} membatalkan pesanan Anda, {quantity} × {product}. Tidak ada yang ditagih dan tidak ada yang perlu dibayar.',
    dispute_subject: 'Pembeli menyengketakan pembayaran pesanan {number}',
    dispute_open:
      'Bank pembeli meminta {total} dari pesanan {number} dikembalikan. Uangnya disisihkan sampai bank memutuskan; siapkan bukti pengiriman.',
    dispute_won: 'Bank memutuskan untuk Anda: {total} dari pesanan {number} kembali menjadi milik Anda.',
    dispute_lost: 'Bank mengembalikan {total} dari pesanan {number} kepada pembeli.',
    dispute_owed:
      '{owed} di antaranya sudah dicairkan kepada Anda: jumlah itu dipotong dari dana berikutnya yang dapat dicairkan.',
  },
  vi: {
    receipt_subject: 'Biên nhận của bạn từ {shop}',
    thanks_paid: 'Cảm ơn bạn đã đặt hàng tại {shop}. Chúng tôi đã nhận được khoản thanh toán của bạn.',
    thanks_cod: 'Cảm ơn bạn đã đặt hàng tại {shop}. Vui lòng chuẩn bị sẵn {total} khi nhận hàng.',
    items: '{quantity} × {product}: {items}',
    shipping: 'Vận chuyển {service}: {shipping}',
    cod_fee: 'Phí thu hộ: {cod_fee}',
    total: 'Tổng cộng: {total}',
    order: 'Đơn hàng {number}',
    follow: 'Theo dõi kiện hàng tại đây ngay khi {shop} gửi đi:',
    track: 'Theo dõi kiện hàng',
    test: 'Đây là lần mua thử: không có tiền nào được chuyển.',
    sale_subject: 'Bạn đã bán {product}',
    sale: 'Có người đã mua {quantity} × {product} với giá {total}. Đã nhận được khoản thanh toán.',
    sale_cod: 'Có người đã đặt {quantity} × {product}. Hãng vận chuyển sẽ thu {total} khi giao hàng.',
    sale_next: 'Đơn hàng {number} đang chờ nhãn trong danh sách đơn mới của bạn.',
    sale_open: 'Mở đơn hàng',
    cancelled_subject: 'Đơn hàng {number} của bạn đã bị hủy',
    cancelled_paid:
      '{shop} đã hủy đơn {quantity} × {product} của bạn. Số tiền {total} bạn đã trả sẽ được hoàn về nơi đã thanh toán; ngân hàng có thể mất vài ngày để hiển thị.',
    cancelled_cod:
      '{shop} đã hủy đơn {quantity} × {product} của bạn. Không có khoản nào được thu và bạn không phải trả gì.',
    dispute_subject: 'Người mua khiếu nại khoản thanh toán của đơn {number}',
    dispute_open:
      'Ngân hàng của người mua đòi lại {total} của đơn {number}. Tiền được giữ riêng đến khi ngân hàng quyết định; hãy giữ sẵn bằng chứng giao hàng.',
    dispute_won: 'Ngân hàng quyết định có lợi cho bạn: {total} của đơn {number} lại thuộc về bạn.',
    dispute_lost: 'Ngân hàng đã hoàn {total} của đơn {number} cho người mua.',
    dispute_owed: '{owed} trong đó đã được chi trả cho bạn: khoản này được trừ vào số tiền có thể rút tiếp theo.',
  },
};
