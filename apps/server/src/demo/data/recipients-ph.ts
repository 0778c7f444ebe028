/** Who orders in the Philippines: name | street | unit | postcode | province | city or municipality | barangay. */
export const PH_RECIPIENTS = `
Jose Antonio Villanueva Jr. | 2241 Kamagong Street corner Sampaloc Street | Unit 1804, Tower 2 | 1203 | Metro Manila | Makati City | San Antonio
Maria Theresa Concepcion D. Evangelista | 5027 P. Burgos Street, near the Rockwell gate, across the barangay hall | 3rd Floor, Rear Apartment | 1210 | Metro Manila | Makati City | Poblacion
Angelica Mae Santos | Katipunan Avenue, Xavierville Phase 3 | Block 7 Lot 21 | 1108 | Metro Manila | Quezon City | Loyola Heights
Rodel Bernardo | IBP Road, Sitio Kumunoy, after the second sari-sari store | Purok 4 | 1126 | Metro Manila | Quezon City | Batasan Hills
Kristine Joy Macaraeg | 18 West Capitol Drive | Unit 5C | 1603 | Metro Manila | Pasig City | Kapitolyo
Patrick Emmanuel Yulo | 26th Street corner 5th Avenue, Bonifacio Global City | 32F Unit C | 1634 | Metro Manila | Taguig City | Fort Bonifacio
Rosalinda Magbanua | Don Mariano Marcos Avenue, Area 2 Veterans Village | 45-B | 1121 | Metro Manila | Quezon City | Commonwealth
Christian Paul Ramos | Gregorio Araneta Avenue corner Visayas Avenue | Unit 12D | 1105 | Metro Manila | Quezon City | Bagong Pag-asa
Hadja Norhata Macabangon | Sampaguita Street, Marikina Heights Subdivision | 16 | 1810 | Metro Manila | Marikina City | Marikina Heights
Dennis Roy Chua | Dr. A. Santos Avenue, Sucat, beside the parish church of San Dionisio | 8214 | 1700 | Metro Manila | Parañaque City | San Dionisio
Ma. Luisa Fernandez-Ong | Salinas Drive, near the IT Park gate 2 | 77 | 6000 | Cebu | Cebu City | Lahug
Junrey Cabahug | V. Rama Avenue, Sitio San Isidro, behind the chapel | 0493 | 6000 | Cebu | Cebu City | Guadalupe
Sheila Marie Ouano | A.S. Fortuna Street | 2nd Floor, Door 3 | 6014 | Cebu | Mandaue City | Banilad
Bai Fatima Sinsuat | McArthur Highway, Matina Crossing Subdivision Phase 2 | Block 12 Lot 8 | 8000 | Davao del Sur | Davao City | Matina Crossing
Ronaldo Sarmiento Villamor | Buhangin Road, Km. 7, Milan | 114 | 8000 | Davao del Sur | Davao City | Buhangin
Glenda Torrefiel | Talomo Proper, Purok 9 Seaside | 23 | 8000 | Davao del Sur | Davao City | Talomo
Jessa Mae Palma | Tabuc Suba, E. Lopez Street | 41 | 5000 | Iloilo | Iloilo City | San Pedro (Jaro)
Ramon Lacson Gonzaga III | Lacson Street, near the 21st Street corner, gate with the blue letter box | 1250 | 6100 | Negros Occidental | Bacolod City | Mandalagan
Ellen Grace Dumalagan | Session Road, third floor of the old pharmacy building | Room 305 | 2600 | Benguet | Baguio City | Session Road Area
Domingo Bangaan | Naguilian Road, Purok 17 San Carlos Heights | 208 | 2600 | Benguet | Baguio City | Irisan
Jonathan Timbol | Don Juico Avenue, Clark Perimeter Road | 63 | 2009 | Pampanga | Angeles City | Balibago
Aubrey Anne Lualhati | Salitran Road, Phase 4 Garden Grove | Block 31 Lot 17 | 4114 | Cavite | Dasmariñas City | Salawag
Michael John Escaño | Molino Boulevard, Camella Springville East | Block 5 Lot 40 | 4102 | Cavite | Bacoor City | Molino III
Rhodora Dimaculangan | Sumulong Highway, Sitio Pinagpala, in front of the water refilling station | 219 | 1870 | Rizal | Antipolo City | Dela Paz
Allan Jay Rivera | J. P. Rizal Boulevard | 90 | 4026 | Laguna | Santa Rosa City | Balibago
Mary Rose Alcantara | National Highway, Real Subdivision | Block 2 Lot 6 | 4027 | Laguna | Calamba City | Real
Vicente Abadilla | Corrales Extension, near the Capistrano corner | 12 | 9000 | Misamis Oriental | Cagayan De Oro City | Carmen
Abdul Jabbar Dimaporo | Kauswagan Highway, Zone 4 | 305 | 9000 | Misamis Oriental | Cagayan De Oro City | Kauswagan
Nenita Hofileña | Jose Catolico Avenue, Lagao 1st | 57 | 9500 | South Cotabato | General Santos City | Lagao
Warlito Sabturani | Don Alfaro Street | 77-A | 7000 | Zamboanga del Sur | Zamboanga City | Tetuan
Carmelita Bonifacio | Magsaysay Avenue, back of the cooperative | 34 | 4400 | Camarines Sur | Naga City | Concepcion Pequeña
Efren Los Baños | Rawis Road, Airport Village | Block 1 Lot 9 | 4500 | Albay | Legazpi City | Bgy. 42 - Rawis
Teodora Inting | Carlos P. Garcia East Avenue | 18 | 6300 | Bohol | Tagbilaran City | Cogon
Honeylyn Katigbak | P. Torres Street extension | 211 | 4217 | Batangas | Lipa City | Sabang
Princess Diane Palanca | Rizal Avenue, Bancao-Bancao road junction | 6 | 5300 | Palawan | Puerto Princesa City | San Pedro
Lourdes Cruz-Tiongson | Paseo del Congreso | 149 | 3000 | Bulacan | Malolos City | Santo Rosario
`;
