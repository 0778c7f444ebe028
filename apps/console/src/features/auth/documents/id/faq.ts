import type { WrittenDocument } from '../document.ts';

/** Yang sering ditanyakan sebelum dan sesudah paket pertama. */
export const faq: WrittenDocument = {
  title: 'Tanya jawab',
  intro: 'Jawaban singkat. Panduan menjelaskan setiap langkah lebih lengkap.',
  since: null,
  sections: [
    {
      heading: 'Berapa biaya akun?',
      text: ['Gratis. Anda membayar label dengan harga yang Anda lihat saat membelinya.'],
    },
    {
      heading: 'Kode email tidak datang. Bagaimana?',
      text: [
        'Tunggu satu menit, periksa folder spam, lalu pilih Kirim ulang. Hanya kode terbaru yang berlaku, selama 10 menit. Jika emailnya salah ketik, daftar lagi dengan yang benar.',
      ],
    },
    {
      heading: 'Saya lupa kata sandi.',
      text: [
        'Pilih "Lupa kata sandi?" di halaman masuk. Tautan di email berlaku sekali, selama 30 menit. Semua perangkat dikeluarkan saat kata sandi baru dipasang.',
      ],
    },
    {
      heading: 'Bisakah rekan memakai perusahaan yang sama?',
      text: [
        'Bisa. Staf mengirim paket, staf baca saja hanya melihat, pemilik juga mengatur uang, kunci, dan anggota.',
      ],
    },
    {
      heading: 'Mengapa harganya lebih tinggi dari beratnya?',
      text: [
        'Paket ringan tetapi besar ditagih menurut volume. Langkah paket menampilkan kedua berat dan mana yang dihitung.',
      ],
    },
    {
      heading: 'Berapa lama harga berlaku?',
      text: ['15 menit. Setelah itu bandingkan lagi; bila harganya berubah, Anda ditanya sebelum membayar.'],
    },
    {
      heading: 'Saya menekan Bayar dua kali. Apakah ditagih dua kali?',
      text: ['Tidak. Satu paket mendapat satu label dan satu tagihan, apa pun yang terjadi dengan koneksi Anda.'],
    },
    {
      heading: 'Bisakah label dibatalkan?',
      text: ['Bisa, sampai kurir menerima paket. Harganya kembali ke dompet setelah kurir setuju.'],
    },
    {
      heading: 'Paket terlambat atau hilang. Siapa yang membantu?',
      text: [
        'Buka paketnya, lihat peristiwa terakhir, lalu pilih Hubungi. Beri kami nomor lacak; kami menanyakannya ke kurir. Bila berasuransi, kirim foto dan faktur dalam 7 hari.',
      ],
    },
    {
      heading: 'Siapa yang melihat alamat pelanggan saya?',
      text: ['Perusahaan Anda dan kurir. Halaman lacak umum tidak menampilkan nama dan alamat.'],
    },
    {
      heading: 'Apakah melayani pengiriman dari Vietnam?',
      text: ['Tidak. Layanan di Vietnam ditutup untuk seterusnya.'],
    },
    {
      heading: 'Apakah demo sungguhan?',
      text: ['Tidak. Paket demo bergerak sendiri dan tidak ada uang yang diambil. Silakan coba semuanya.'],
    },
  ],
};
