import type { WrittenDocument } from '../document.ts';

/** Dari masuk pertama kali sampai paket diterima. */
export const manual: WrittenDocument = {
  title: 'Panduan',
  intro: 'Dari masuk pertama kali sampai paket diterima, sesuai urutan yang Anda perlukan.',
  since: null,
  sections: [
    {
      heading: 'Buat akun',
      text: [
        'Daftar dengan email, atau masuk dengan nomor telepon dan kode sekali pakai. Setelah mendaftar dengan email, Anda menerima kode 6 angka; masukkan sekali dan akun siap dipakai.',
      ],
    },
    {
      heading: 'Beri tahu lokasi Anda',
      text: [
        'Sebelum label pertama, isi alamat penagihan dan tempat kurir menjemput. Centang kotaknya bila keduanya sama. Nanti dapat diubah di Pengaturan.',
      ],
    },
    {
      heading: 'Jelaskan paketnya',
      text: [
        'Pilih Tambah Pesanan. Isi penerima, atau tempel alamat utuh seperti yang dikirim pelanggan lalu periksa hasilnya. Kemudian pilih ukuran atau ketik dimensi persisnya, tulis isi dan nilainya.',
      ],
      points: [
        'Kurir menagih menurut berat atau volume, mana yang lebih besar. Keduanya ditampilkan.',
        'Asuransi dan bayar di tempat bersifat opsional dan harganya terlihat sebelum Anda membeli.',
      ],
    },
    {
      heading: 'Bandingkan kurir',
      text: [
        'Semua kurir yang melayani rute muncul dengan harga dan lama kirim. Yang direkomendasikan ada di atas. Buka harga untuk melihat rinciannya. Harga berlaku 15 menit.',
      ],
    },
    {
      heading: 'Bayar dan cetak',
      text: [
        'Periksa semuanya lalu bayar dari dompet; saldonya ada di bagian atas. Label terbuka untuk dicetak, standarnya 100 \u00d7 150 mm; A4 dan printer label juga bisa. Tempel rata, jangan melipat barcode.',
      ],
    },
    {
      heading: 'Serahkan paket',
      text: [
        'Paket yang sudah berlabel ada di Penjemputan. Tunggu kurir pada waktu yang dipilih, atau antar ke gerai bila layanannya meminta.',
      ],
    },
    {
      heading: 'Ikuti perjalanannya',
      text: [
        'Dalam Perjalanan berisi paket yang sedang dikirim, Selesai yang sudah tiba. Ketik nomor pesanan atau nomor lacak di kotak atas. Kirim tautan lacak ke pelanggan: isinya status, tanpa nama dan alamat.',
      ],
    },
    {
      heading: 'Bila ada masalah',
      text: [
        'Batalkan paket dari panelnya selama kurir belum menjemput. Untuk hal lain buka paketnya dan pilih Hubungi, atau tulis ke {{mail}} dengan nomor lacak.',
      ],
    },
    {
      heading: 'Sampan di situs Anda',
      text: [
        'Di Pengaturan ada kode untuk kalkulator ongkos kirim, pelacakan, konfirmasi alamat, dan checkout. Salin ke halaman Anda; tidak perlu pemrograman.',
      ],
    },
  ],
};
