/** Words that begin or end a street, a building or a place and never a person's name, by what they name. */
const WORDS: Readonly<Record<string, string>> = {
  roads:
    'street st road rd avenue ave blvd boulevard lane drive dr crescent close highway hwy corner cor jalan jln jl lorong lor lrg ' +
    'gang gg persiaran lebuh lebuhraya đường phố ngõ hẻm',
  numbers: 'blk block blok lot unit phase no km rt rw số tổ',
  estates:
    'subd subdivision village taman tmn ladang perumahan komplek kompleks complex compound residence residences apartment ' +
    'apartemen apt condo khu',
  levels:
    'kampung kampong kg pekan desa kel kelurahan kec kecamatan kota kab kabupaten brgy bgy barangay purok sitio municipal ' +
    'phường quận xã huyện tỉnh thôn ấp',
  buildings:
    'building bldg tower menara gedung plaza mall mal square centre center terminal hotel hospital puskesmas school sekolah ' +
    'campus kampus church gereja masjid market pasar pertokoan toko ruko rukan kantor ' +
    'station stasiun',
  institutions:
    'institute institution college academy foundation cooperative corporation corp inc ltd company office department bureau ' +
    'municipality province library museum bank clinic klinik apotek pharmacy dinas balai bengkel restaurant restoran cafe ' +
    'warung kedai shop store resort inn garden gardens farm heights homes of and for',
  landmarks: 'near beside behind opposite depan samping belakang seberang',
};

/** What one word does not say: two together, and the university of every language. */
const PATTERNS = ['thành phố', 'thị trấn', 'thị xã', String.raw`universit\p{L}*`];

const ALL = [...Object.values(WORDS).flatMap((words) => words.split(' ')), ...PATTERNS];

export const STREET_WORD = new RegExp(String.raw`(?<![\p{L}\d])(?:${ALL.join('|')})(?!\p{L})\.?`, 'iu');
