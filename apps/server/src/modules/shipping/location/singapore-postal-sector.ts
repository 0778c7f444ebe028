import { sgDistrictOf } from '@sampan/country-rules';

/** What a Singapore postcode alone says: the area of its sector, its district and the middle of the area. */
export interface SgSector {
  sector: string;
  area: string;
  /** 'D01' to 'D28', from country-rules. */
  district: string;
  lat: number;
  lng: number;
}

/** Area and middle of each postal sector (the first two digits) that is in use. Which ones are, and their districts, stands in country-rules. */
const AREAS: Readonly<Record<string, readonly [area: string, lat: number, lng: number]>> = {
  '01': ['Marina Bay', 1.2797, 103.854],
  '02': ['Marina South', 1.274, 103.8625],
  '03': ['Marina Centre', 1.2935, 103.8585],
  '04': ['Raffles Place', 1.2839, 103.851],
  '05': ['Chinatown', 1.2848, 103.844],
  '06': ['Shenton Way', 1.28, 103.848],
  '07': ['Anson', 1.2755, 103.8455],
  '08': ['Tanjong Pagar', 1.278, 103.842],
  '09': ['HarbourFront', 1.264, 103.822],
  '10': ['Telok Blangah', 1.2715, 103.809],
  '11': ['Pasir Panjang', 1.286, 103.785],
  '12': ['Clementi', 1.314, 103.764],
  '13': ['Buona Vista', 1.299, 103.786],
  '14': ['Queenstown', 1.296, 103.803],
  '15': ['Bukit Merah', 1.287, 103.816],
  '16': ['Tiong Bahru', 1.286, 103.83],
  '17': ['City Hall', 1.293, 103.852],
  '18': ['Bugis', 1.299, 103.855],
  '19': ['Beach Road', 1.303, 103.862],
  '20': ['Jalan Besar', 1.309, 103.858],
  '21': ['Little India', 1.311, 103.853],
  '22': ['Cairnhill', 1.306, 103.838],
  '23': ['Orchard', 1.302, 103.836],
  '24': ['Tanglin', 1.3035, 103.824],
  '25': ['Botanic Gardens', 1.316, 103.816],
  '26': ['Farrer Road', 1.322, 103.805],
  '27': ['Holland Village', 1.311, 103.793],
  '28': ['Bukit Timah Road', 1.329, 103.808],
  '29': ['Thomson', 1.327, 103.835],
  '30': ['Novena', 1.319, 103.843],
  '31': ['Toa Payoh', 1.334, 103.85],
  '32': ['Balestier', 1.326, 103.854],
  '33': ['Bendemeer', 1.319, 103.863],
  '34': ['Woodleigh', 1.337, 103.87],
  '35': ['Potong Pasir', 1.332, 103.867],
  '36': ['Tai Seng', 1.333, 103.885],
  '37': ['MacPherson', 1.325, 103.885],
  '38': ['Geylang', 1.314, 103.883],
  '39': ['Kallang', 1.306, 103.879],
  '40': ['Paya Lebar', 1.319, 103.894],
  '41': ['Kaki Bukit', 1.328, 103.908],
  '42': ['Joo Chiat', 1.308, 103.905],
  '43': ['Katong', 1.302, 103.893],
  '44': ['Marine Parade', 1.303, 103.907],
  '45': ['Siglap', 1.313, 103.923],
  '46': ['Bedok', 1.326, 103.933],
  '47': ['Bedok Reservoir', 1.335, 103.923],
  '48': ['Upper Changi', 1.333, 103.954],
  '49': ['Changi Village', 1.385, 103.983],
  '50': ['Loyang', 1.374, 103.972],
  '51': ['Pasir Ris', 1.373, 103.949],
  '52': ['Tampines', 1.353, 103.945],
  '53': ['Hougang', 1.372, 103.888],
  '54': ['Sengkang', 1.392, 103.892],
  '55': ['Serangoon', 1.356, 103.87],
  '56': ['Ang Mo Kio', 1.369, 103.848],
  '57': ['Bishan', 1.351, 103.844],
  '58': ['Upper Bukit Timah', 1.34, 103.777],
  '59': ['Clementi Park', 1.334, 103.769],
  '60': ['Jurong East', 1.333, 103.742],
  '61': ['Taman Jurong', 1.327, 103.717],
  '62': ['Pioneer', 1.315, 103.688],
  '63': ['Tuas', 1.322, 103.648],
  '64': ['Jurong West', 1.345, 103.704],
  '65': ['Bukit Batok', 1.349, 103.751],
  '66': ['Hillview', 1.362, 103.764],
  '67': ['Bukit Panjang', 1.379, 103.764],
  '68': ['Choa Chu Kang', 1.387, 103.746],
  '69': ['Tengah', 1.385, 103.715],
  '70': ['Lim Chu Kang', 1.417, 103.709],
  '71': ['Sungei Gedong', 1.423, 103.699],
  '72': ['Kranji', 1.426, 103.758],
  '73': ['Woodlands', 1.437, 103.786],
  '75': ['Sembawang', 1.449, 103.82],
  '76': ['Yishun', 1.429, 103.835],
  '77': ['Springleaf', 1.396, 103.819],
  '78': ['Lentor', 1.383, 103.833],
  '79': ['Seletar', 1.405, 103.869],
  '80': ['Seletar Hills', 1.385, 103.865],
  '81': ['Changi Airport', 1.357, 103.988],
  '82': ['Punggol', 1.404, 103.905],
};

/** The sector of a six-digit Singapore postcode; null when there is none, which the form shows as 'Postcode is outside Singapore' (spec 5). */
export function sgSectorOf(post_code: string): SgSector | null {
  const district = sgDistrictOf(post_code);
  const sector = post_code.slice(0, 2);
  const known = AREAS[sector];
  if (district === null || known === undefined) return null;
  const [area, lat, lng] = known;
  return { sector, area, district, lat, lng };
}

/** Every sector, for the search by name and by point. */
export function sgSectors(): SgSector[] {
  return Object.keys(AREAS).flatMap((sector) => sgSectorOf(`${sector}0000`) ?? []);
}
