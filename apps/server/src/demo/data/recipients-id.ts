/** Who orders in Indonesia: name | street | unit | postcode | province | regency or city | sub-district | village. */
export const ID_RECIPIENTS = `
Putri Ayu Lestari | Jalan Kebon Jeruk Raya No. 27 | RT 003/RW 009 | 11530 | DKI Jakarta | Kota Jakarta Barat | Kebon Jeruk | Kebon Jeruk
Bambang Hermawan | Jalan Wijaya I No. 55 | | 12140 | DKI Jakarta | Kota Jakarta Selatan | Kebayoran Baru | Gandaria Utara
Christine Natalia Halim | Jalan Tebet Timur Dalam Raya No. 103 | | 12820 | DKI Jakarta | Kota Jakarta Selatan | Tebet | Tebet Timur
Rizky Maulana | Jalan Cilandak KKO, gang H. Naim | RT 011/RW 004 | 12430 | DKI Jakarta | Kota Jakarta Selatan | Cilandak | Cilandak Barat
Yohanes Sihombing | Jalan Pemuda No. 18 | | 13220 | DKI Jakarta | Kota Jakarta Timur | Pulogadung | Rawamangun
Lim Mei Hwa | Jalan Boulevard Timur Blok NB2 No. 31 | | 14240 | DKI Jakarta | Kota Jakarta Utara | Kelapa Gading | Kelapa Gading Timur
Hendra Wijaya Kusuma | Jalan Pluit Karang Timur Blok O No. 7 | | 14450 | DKI Jakarta | Kota Jakarta Utara | Penjaringan | Pluit
Siti Aminah Zahra | Jalan Kalibata Utara II No. 40 | | 12730 | DKI Jakarta | Kota Jakarta Selatan | Mampang Prapatan | Bangka
Asep Sunandar | Jalan Ir. H. Juanda No. 212 | | 40135 | Jawa Barat | Kota Bandung | Coblong | Dago
Neng Rina Marlina | Jalan Terusan Jakarta No. 66 | | 40291 | Jawa Barat | Kota Bandung | Antapani | Antapani Tengah
Fajar Nugraha | Jalan Braga No. 99 | | 40111 | Jawa Barat | Kota Bandung | Sumur Bandung | Braga
Dian Permatasari | Perumahan Jatiwaringin Asri, Jalan Cempaka VI | Blok D4 No. 12 | 17411 | Jawa Barat | Kota Bekasi | Pondokgede | Jatiwaringin
Agus Salim Harahap | Jalan Margonda Raya, gang Kober | No. 8 RT 002/RW 001 | 16425 | Jawa Barat | Kota Depok | Beji | Kukusan
Ratna Dewi Anggraini | Jalan Pajajaran No. 61 | | 16143 | Jawa Barat | Kota Bogor | Bogor Timur | Baranangsiang
Stefanus Kurniawan | Jalan Pahlawan Seribu, kompleks ruko BSD Sektor 7 | Blok RL No. 15 | 15321 | Banten | Kota Tangerang Selatan | Serpong | Lengkong Gudang
Wulan Septiani | Jalan Imam Bonjol, Perumnas I | Blok C No. 31 | 15115 | Banten | Kota Tangerang | Karawaci | Karawaci
Dimas Prasetyo | Jalan Dharmawangsa No. 114 | | 60286 | Jawa Timur | Kota Surabaya | Gubeng | Airlangga
Maria Goretti Widyastuti | Jalan Raya Darmo No. 49 | | 60241 | Jawa Timur | Kota Surabaya | Wonokromo | Darmo
Moch. Arifin | Jalan Rungkut Asri Utara No. 22 | | 60293 | Jawa Timur | Kota Surabaya | Rungkut | Rungkut Kidul
Endang Sulistyowati | Jalan Kolonel Sugiono, gang Melati | RT 005/RW 002 | 61256 | Jawa Timur | Kabupaten Sidoarjo | Waru | Waru
Galih Pamungkas | Jalan Kertosentono No. 77 | | 65145 | Jawa Timur | Kota Malang | Lowokwaru | Ketawanggede
Raden Ajeng Sekar Arum | Jalan Kaliurang Km 5, gang Pandega Marta | No. 12C | 55281 | DI Yogyakarta | Kabupaten Sleman | Depok | Caturtunggal
Tri Handoko | Jalan Brigjen Katamso No. 140 | | 55121 | DI Yogyakarta | Kota Yogyakarta | Gondomanan | Prawirodirjan
Novi Kristiani | Jalan Pleburan Barat No. 17 | | 50241 | Jawa Tengah | Kota Semarang | Semarang Selatan | Pleburan
Sri Wahyuni | Jalan Menteri Supeno No. 5 | | 57139 | Jawa Tengah | Kota Surakarta | Banjarsari | Manahan
I Made Sudiarta | Jalan Danau Tamblingan No. 88 | | 80227 | Bali | Kota Denpasar | Denpasar Selatan | Sanur Kauh
Ni Luh Putu Ayu Saraswati | Jalan Monkey Forest, banjar Padang Tegal | No. 3 | 80571 | Bali | Kabupaten Gianyar | Ubud | Ubud
I Wayan Gede Artawan | Jalan Pantai Berawa, gang Sri Kahyangan | No. 21 | 80363 | Bali | Kabupaten Badung | Kuta Utara | Canggu
Lalu Zulkifli | Jalan Catur Warga No. 30 | | 83126 | Nusa Tenggara Barat | Kota Mataram | Selaparang | Mataram Barat
Roida Simanjuntak | Jalan Jamin Ginting, gang Sarmin | No. 44 | 20155 | Sumatera Utara | Kota Medan | Medan Baru | Padang Bulan
Teuku Rahmat Syah | Jalan Brigjen Katamso, Kampung Baru | No. 610 | 20158 | Sumatera Utara | Kota Medan | Medan Maimun | Kampung Baru
Yulia Rahmadani | Jalan Samanhudi No. 12 | | 25112 | Sumatera Barat | Kota Padang | Padang Barat | Padang Pasir
Suryadi Tanoto | Jalan Jenderal Sudirman No. 301 | | 28282 | Riau | Kota Pekanbaru | Marpoyan Damai | Tangkerang Tengah
Kurnia Sandy | Komplek Ruko Orchid Park | Blok B No. 9 | 29431 | Kepulauan Riau | Kota Batam | Batam Kota | Baloi Permai
Desi Ratnasari | Jalan Sultan Agung No. 25 | | 35135 | Lampung | Kota Bandar Lampung | Way Halim | Way Halim Permai
Andi Baso Mappaoddang | Jalan Boulevard, Panakkukang Mas | Blok F No. 8 | 90231 | Sulawesi Selatan | Kota Makassar | Panakkukang | Masale
Jessica Rumengan | Jalan Wolter Monginsidi No. 55 | | 95115 | Sulawesi Utara | Kota Manado | Malalayang | Bahu
Ahmad Fauzan Noor | Jalan Prona I | No. 14 RT 021 | 70248 | Kalimantan Selatan | Kota Banjarmasin | Banjarmasin Selatan | Pemurus Dalam
Sugeng Riyadi | Jalan Jenderal Sudirman No. 77 | | 76112 | Kalimantan Timur | Kota Balikpapan | Balikpapan Kota | Klandasan Ulu
Yosina Wanggai | Jalan Hamadi Rawa | No. 6 | 99220 | Papua | Kota Jayapura | Jayapura Selatan | Hamadi
`;
