import type { WrittenDocument } from '../document.ts';

/** Kebijakan privasi: versi Indonesia. */
export const policy: WrittenDocument = {
  title: 'Kebijakan privasi',
  intro:
    'Halaman ini menjelaskan data pribadi apa yang disimpan Sampan saat Anda mengirim dari {{country}}, untuk apa, berapa lama, dan apa hak Anda. {{law}} berlaku.',
  since: '2026-11-01',
  sections: [
    {
      heading: 'Data siapa',
      text: [
        'Pemilik akun, rekan yang mereka undang, pengirim dan penerima paket, serta pengunjung halaman kami dan widget yang dipasang toko di halamannya sendiri.',
      ],
    },
    {
      heading: 'Apa yang kami simpan',
      text: ['Hanya yang dibutuhkan untuk pengiriman:'],
      points: [
        'akun: nama, email, telepon, perusahaan, negara, bahasa, peran Anda',
        'paket: nama, alamat, telepon, dan email pengirim serta penerima, isi, berat, nilai, harga, riwayat pelacakan, dan foto serah terima dari kurir',
        'uang: mutasi dompet dan, dari kartu, merek, empat angka terakhir, serta masa berlakunya; nomor lengkapnya langsung ke penyedia pembayaran dan tidak pernah sampai ke kami',
        'keamanan: waktu masuk, alamat jaringan, dan jenis peramban, serta catatan siapa mengubah apa',
      ],
    },
    {
      heading: 'Apa yang tidak kami lakukan',
      text: [
        'Kami tidak menjual data, menayangkan iklan, atau mengikuti Anda di situs lain. Halaman kami tidak memuat skrip pihak lain untuk mengukur Anda. Operator dapat menghitung kunjungan halaman tanpa cookie dan tanpa nama Anda, hanya setelah Anda mengizinkannya; Anda dapat menghentikannya di Pilihan privasi. Kata sandi hanya disimpan sebagai hash yang tidak dapat dibalik.',
      ],
    },
    {
      heading: 'Dasar penggunaan',
      text: [
        'Untuk menjalankan perjanjian dengan Anda, menjaga akun tetap aman, memenuhi kewajiban hukum seperti pembukuan dan kepabeanan, dan, bila Anda mencentangnya, mengirim kabar. Persetujuan itu dapat Anda tarik kapan saja.',
      ],
    },
    {
      heading: 'Siapa yang menerimanya',
      text: ['Pihak lain hanya menerima yang diperlukan bagiannya:'],
      points: [
        'kurir yang Anda pilih, dan mitranya di luar negeri bila paket melintasi batas negara',
        'penyedia pembayaran, untuk pembayaran dan pengembalian dana',
        'pengirim email dan pesan teks kami',
        'toko, bila Anda membeli melalui checkout Sampan',
        'pihak berwenang, bila hukum mewajibkan',
      ],
    },
    {
      heading: 'Apa yang terlihat umum',
      text: [
        'Siapa pun yang memegang nomor lacak melihat status, kurir, dan tanggal paket. Nama, alamat, nomor telepon, dan foto serah terima tidak ada di halaman itu.',
      ],
    },
    {
      heading: 'Berapa lama disimpan',
      text: [
        'Data akun selama akun ada. Paket dan uang selama diminta aturan pembukuan. Kode sekali pakai 10 menit, tautan atur ulang 30 menit, tautan konfirmasi penerima 7 hari. Sesi masuk berakhir setelah 12 jam tidak dipakai dan paling lama 7 hari.',
      ],
    },
    {
      heading: 'Di peramban Anda',
      text: [
        'Konsol menyimpan sesi, negara, bahasa, tampilan, dan paket yang belum selesai di penyimpanan peramban. Tidak ada cookie iklan. Saat keluar, sesi dan paket yang belum selesai dihapus.',
      ],
    },
    {
      heading: 'Hak Anda',
      text: [
        'Sebagian besar data dapat dilihat dan diperbaiki di Pengaturan. Tulislah ke {{mail}} untuk meminta salinan, perbaikan, penghapusan, atau menyatakan keberatan. Kami menjawab dalam 30 hari. Yang wajib kami simpan menurut hukum tetap kami simpan, dan kami mengatakannya. Anda juga dapat mengadu ke {{authority}}.',
      ],
    },
    {
      heading: 'Keamanan',
      text: [
        'Koneksi dienkripsi, akses diberikan menurut peran, dan setiap perubahan meninggalkan jejak. Jika data terbuka dengan cara yang dapat merugikan Anda, kami segera memberi tahu Anda dan pihak berwenang.',
      ],
    },
  ],
};
