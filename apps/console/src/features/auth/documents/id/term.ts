import { TERMS_IN_FORCE_SINCE } from '@sampan/country-rules';
import type { WrittenDocument } from '../document.ts';

/** Ketentuan layanan: versi Indonesia. */
export const term: WrittenDocument = {
  title: 'Ketentuan layanan',
  intro:
    'Ketentuan ini adalah perjanjian antara Anda dan Sampan saat Anda mengirim dari {{country}}. Sengaja dibuat singkat. Jika ada yang kurang jelas, tulislah ke {{mail}} sebelum menyetujuinya.',
  since: TERMS_IN_FORCE_SINCE,
  sections: [
    {
      heading: 'Apa yang dilakukan Sampan',
      text: [
        'Sampan membandingkan kurir, menjual labelnya, dan menunjukkan posisi paket. Kurir yang Anda pilih yang membawa paket. Sampan mengatur pengirimannya untuk Anda dan bukan pengangkut.',
      ],
    },
    {
      heading: 'Akun Anda',
      text: [
        'Anda perlu akun untuk mengirim. Isi nama asli, email atau nomor telepon milik sendiri, dan negara asal kiriman. Anda harus berusia minimal 18 tahun dan berwenang bertindak atas nama perusahaan yang Anda daftarkan.',
        'Rahasiakan kata sandi dan kode sekali pakai. Tindakan rekan di perusahaan Anda dianggap tindakan Anda. Jika Anda curiga ada orang lain yang masuk, ganti kata sandi, keluarkan perangkat lain di Pengaturan, Keamanan, dan beri tahu kami.',
      ],
    },
    {
      heading: 'Harga dan penawaran',
      text: [
        'Penawaran memperlihatkan setiap bagian harga: ongkos kirim, asuransi, biaya COD, pajak, dan potongan. Penawaran berlaku 15 menit dan hanya untuk paket yang Anda jelaskan.',
        'Jika kurir mengukur paket lebih besar atau lebih berat, atau menemukan alamat lain, kurir dapat menagih selisihnya. Kami meneruskannya tanpa tambahan dan menunjukkan angka dari kurir.',
      ],
    },
    {
      heading: 'Pembayaran',
      text: [
        'Label dibayar dari dompet pada saat dibeli, atau dengan faktur bila kita sepakati secara tertulis. Selama kurir mengonfirmasi, harganya ditahan. Jika kurir menolak paket, jumlah yang ditahan dilepas.',
        'Setiap label ditagih satu kali, juga bila koneksi terputus dan Anda menekan tombol lagi.',
      ],
    },
    {
      heading: 'Pembatalan dan pengembalian dana',
      text: [
        'Label dapat dibatalkan sampai kurir menjemput paket. Setelah kurir menerima pembatalan, harganya kembali ke dompet Anda. Kredit dari promosi dan referral tidak dapat diuangkan.',
      ],
    },
    {
      heading: 'Apa yang boleh dikirim',
      text: ['Jelaskan isi paket dengan jujur dan kemas untuk perjalanan. Jangan mengirim:'],
      points: [
        'barang yang dilarang hukum di negara asal, tujuan, atau yang dilewati',
        'senjata, bahan peledak, narkotika, hewan hidup, jenazah, uang tunai, atau surat berharga',
        'barang berbahaya, baterai lepas, dan aerosol, kecuali layanan yang dipilih menerimanya dan Anda menyatakannya',
        'barang palsu atau curian',
      ],
    },
    {
      heading: 'Kehilangan, kerusakan, dan keterlambatan',
      text: [
        'Ketentuan kurir menentukan penggantian untuk paket yang hilang atau rusak. Jika Anda membeli asuransi, asuransi menanggung nilai yang dinyatakan sampai batas yang ditampilkan saat membeli. Laporkan dalam 7 hari sejak paket diterima atau seharusnya tiba, dengan foto dan faktur barang.',
        'Tanggal tiba adalah perkiraan. Kami tidak mengganti keterlambatan, kehilangan keuntungan, atau kerugian tidak langsung lain, kecuali hukum mengharuskannya.',
      ],
    },
    {
      heading: 'Bayar di tempat (COD)',
      text: [
        'Jika Anda meminta kurir menagih uang, kurir menagih jumlah pada label dan menyerahkannya setelah paket diterima. Biayanya termasuk dalam penawaran. Paket yang ditolak penerima dikembalikan, dan kurir dapat menagih biaya kembali.',
      ],
    },
    {
      heading: 'Data pelanggan Anda',
      text: [
        'Anda memberi kami nama, alamat, dan nomor telepon penerima agar paket sampai. Berikan hanya data yang boleh Anda berikan. Cara kami memperlakukannya tertulis di kebijakan privasi.',
      ],
    },
    {
      heading: 'Penggunaan yang wajar',
      text: [
        'Jangan menyerang atau membebani layanan, membaca data perusahaan lain, menjual kembali akses, atau mendaftarkan beberapa akun untuk mengumpulkan kredit. Akun yang melakukannya dapat kami batasi atau tutup, dan kami memberi tahu alasannya kecuali dilarang hukum.',
      ],
    },
    {
      heading: 'Ketersediaan dan perubahan',
      text: [
        'Kami berupaya menjaga layanan tetap berjalan, tetapi tidak ada layanan daring tanpa gangguan. Bila ketentuan ini berubah, Anda melihat versi baru setelah masuk dan memilih apakah menyetujuinya sebelum mengirim lagi.',
        'Demo menampilkan produk dengan perusahaan dan kurir rekaan. Tidak ada yang sungguhan di sana: paket tidak bergerak dan uang tidak diambil.',
      ],
    },
    {
      heading: 'Mengakhiri perjanjian',
      text: [
        'Anda dapat berhenti kapan saja; tulislah ke {{mail}} untuk menutup akun. Paket yang sedang dikirim tetap diantar. Kami dapat mengakhiri perjanjian dengan pemberitahuan 30 hari, atau seketika setelah pelanggaran berat. Uang yang sudah disetor dan belum dipakai dikembalikan.',
      ],
    },
    {
      heading: 'Hukum dan sengketa',
      text: [
        'Hukum {{country}} berlaku dan pengadilannya yang memutuskan. Tulislah dulu ke {{mail}}: sebagian besar masalah selesai dalam beberapa hari. Ketentuan ini tidak mengurangi hak konsumen menurut hukum.',
      ],
    },
  ],
};
