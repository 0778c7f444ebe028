/** Who orders in Singapore: name | street | unit | postcode. */
export const SG_RECIPIENTS = `
Tan Wei Ming | Blk 406 Ang Mo Kio Avenue 10 | #08-731 | 560406
Lim Shu Hui | Blk 85 Bedok North Street 4 | #11-119 | 460085
Muhammad Faizal bin Rahmat | Blk 201 Toa Payoh North | #04-1057 | 310201
Priya Nair | Blk 118 Bishan Street 12 | #15-42 | 570118
Nguyễn Thị Hồng Nhung | Blk 505 Jurong West Street 52 | #09-203 | 640505
Ng Kah Leong | Blk 137 Tampines Street 11 | #02-366 | 521137
Siti Norhaida binti Sulaiman | Blk 476 Tampines Street 44 | #07-219 | 520476
Ravichandran s/o Muthusamy | Blk 258 Pasir Ris Street 21 | #12-57 | 510258
Cheryl Goh Pei Shan | Blk 618 Yishun Ring Road | #10-3240 | 760618
Ong Jun Jie | Blk 301 Serangoon Avenue 2 | #03-288 | 550301
Trần Minh Đức | Blk 211 Hougang Street 21 | #06-315 | 530211
Hafizah binte Kamaruddin | Blk 684 Hougang Avenue 8 | #13-981 | 530684
Kavitha Subramaniam | Blk 123 Bukit Merah Lane 1 | #05-66 | 150123
Desmond Koh Boon Keng | Blk 34 Whampoa West | #17-54 | 330034
Yap Mei Ling | Blk 79 Telok Blangah Drive | #09-218 | 100079
Joseph D'Souza | Blk 354 Clementi Avenue 2 | #14-161 | 120354
Lê Hoàng Phương Anh | Blk 442 Clementi Avenue 3 | #08-95 | 120442
Chua Zhi Hao | Blk 166 Bukit Batok West Avenue 8 | #11-306 | 650166
Nadia binte Zainal | Blk 446 Choa Chu Kang Avenue 4 | #02-183 | 680446
Arjun Menon | Blk 14 Marine Terrace | #19-07 | 440014
Wong Li Ting | Blk 88 Redhill Close | #04-412 | 150088
Michelle Pereira | Blk 28 Dover Crescent | #22-71 | 130028
Teo Soon Huat | Blk 55 Tiong Bahru Road | #03-29 | 160055
Lakshmi Venkatesan | Blk 73 Lorong 4 Toa Payoh | #10-503 | 310073
Phạm Quốc Khánh | Blk 273C Punggol Place | #16-842 | 823273
Ahmad Syahir bin Rosli | Blk 418 Fernvale Link | #05-226 | 790418
Grace Toh Yan Ling | Blk 301 Anchorvale Drive | #12-18 | 540301
Mohamed Yusof bin Ibrahim | Blk 118 Rivervale Drive | #07-94 | 540118
Sim Kok Wee | Blk 768 Woodlands Avenue 6 | #02-05 | 730768
Farah Adilah binte Osman | Blk 548 Woodlands Drive 44 | #09-371 | 730548
Gurpreet Kaur | Blk 364 Sembawang Crescent | #13-515 | 750364
Maria Lourdes Bautista | Blk 128 Geylang East Avenue 1 | #06-267 | 380128
Bernard Seow | 10 Anson Road, International Plaza | #26-09 | 079903
Vivian Chang Xin Yi | 3 Temasek Boulevard, Suntec City Mall | #02-418 | 038983
Daniel Rozario | 1 Raffles Place, One Raffles Place Tower 1 | #31-02 | 048616
Low Kim Choo | Blk 210 New Upper Changi Road | #01-697 | 460210
Nur Iman binte Hassan | 391 Orchard Road, Ngee Ann City | #B1-43 | 238872
Vũ Thị Mai Linh | 1 Kim Seng Promenade, Great World | #03-117 | 237994
Sundaram Pillai | 68 Orchard Road, Plaza Singapura | #04-54 | 238839
Heng Jia Hui | 21 Choa Chu Kang Avenue 4, Lot One | #03-12 | 689812
`;
