/** Who orders in Malaysia: name | street | unit | postcode | state | city. */
export const MY_RECIPIENTS = `
Siti Khadijah binti Abdullah | Jalan SS 15/4D | 27 | 47500 | Selangor | Subang Jaya
Lee Chee Keong | Jalan Gasing, Seksyen 10 | 18-2 | 46000 | Selangor | Petaling Jaya
Thanaraj a/l Krishnan | Jalan Ipoh, Batu 3 | A-12-5 | 51200 | Kuala Lumpur | Kuala Lumpur
Wan Nurfarahin binti Wan Ahmad | Jalan Sultan Zainal Abidin | 44 | 20000 | Terengganu | Kuala Terengganu
Chong Mei Yee | Lebuh Chulia | 182 | 10200 | Pulau Pinang | Pulau Pinang
Mohd Hafiz bin Ismail | Persiaran Bandar Utama, Bandar Utama | B-7-11 | 47800 | Selangor | Petaling Jaya
Dayang Rohana binti Awang Bujang | Jalan Satok | Lot 214 | 93400 | Sarawak | Kuching
Joseph anak Unting | Jalan Tun Ahmad Zaidi Adruce | 9 | 93200 | Sarawak | Kuching
Stephanie Jupili | Jalan Lintas, Luyang | 12 | 88300 | Sabah | Kota Kinabalu
Tan Boon Heng | Jalan Sultan Azlan Shah | 66 | 31400 | Perak | Ipoh
Saraswathy a/p Ramasamy | Jalan Raja Dr. Nazrin Shah, Gunung Rapat | 31 | 31350 | Perak | Ipoh
Ahmad Zulkarnain bin Hamzah | Jalan Skudai, Taman Tampoi Utama | 105 | 81200 | Johor | Johor Bahru
Yeoh Li Wen | Jalan Wong Ah Fook | 23-A | 80000 | Johor | Johor Bahru
Fatin Nabilah binti Roslan | Jalan Tun Ismail | 58 | 25000 | Pahang | Kuantan
Nik Azman bin Nik Mat | Jalan Mahmood | 7 | 15200 | Kelantan | Kota Bharu
Cecilia Fernandez | Jalan Tun Tan Cheng Lock | 121 | 75200 | Melaka | Melaka
Kok Wai Kit | Jalan Dato' Bandar Tunggal | 40 | 70000 | Negeri Sembilan | Seremban
Norhayati binti Mansor | Jalan P9A/2, Presint 9 | Blok C-04-08 | 62250 | Putrajaya | Putrajaya
Rajesh Kumar a/l Maniam | Jalan Meru | 215 | 41050 | Selangor | Klang
Lim Siew Fong | Jalan Burma, Pulau Tikus | 368-3-2 | 10350 | Pulau Pinang | Pulau Pinang
Amirul Hakim bin Jamaludin | Seksyen 7, Jalan Plumbum V7/V | 14 | 40000 | Selangor | Shah Alam
Noraini binti Yusof | Jalan Teknokrat 3 | D-10-03A | 63000 | Selangor | Cyberjaya
Teh Chin Aun | Jalan Tunku Ibrahim | 19 | 05000 | Kedah | Alor Setar
Zarina binti Che Din | Jalan Pandak Mayah 5 | 33 | 07000 | Kedah | Langkawi
Ling Siew Ping | Jalan Kampung Nyabor | 71 | 96000 | Sarawak | Sibu
Hasnah binti Lasimbang | Jalan Dunlop | Lot 5 | 91000 | Sabah | Tawau
Puteri Balqis binti Megat | Persiaran Surian, Mutiara Damansara | 3A-15 | 47810 | Selangor | Petaling Jaya
Gan Pei Yi | Jalan Rahmat | 88 | 83000 | Johor | Batu Pahat
Kumaravel a/l Subbiah | Jalan Reko, Taman Bukit Mewah | 26 | 43000 | Selangor | Kajang
Izzati binti Baharuddin | Jalan 2/1, Bandar Baru Bangi | 17 | 43650 | Selangor | Bandar Baru Bangi
Albert Chin Vui Kiong | Jalan Utara, Batu 4 | Lot 12 | 90000 | Sabah | Sandakan
Mardhiah binti Sulong | Jalan Puteri 5/20, Bandar Puteri | 9-1 | 47100 | Selangor | Puchong
Ooi Kah Seng | Jalan Bagan Ajam | 1452 | 13000 | Pulau Pinang | Butterworth
Shamala a/p Perumal | Jalan Bukit Bintang | 155-8 | 55100 | Kuala Lumpur | Kuala Lumpur
Khairul Anuar bin Daud | Jalan Raja Muda Abdul Aziz, Kampung Baru | 12 | 50300 | Kuala Lumpur | Kuala Lumpur
Jacqueline Voon | Jalan Merpati, Taman Merpati | 64 | 98000 | Sarawak | Miri
`;
