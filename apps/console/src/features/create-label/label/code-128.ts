/** Bar and space widths of the code values 0 to 102, six digits each (ISO/IEC 15417). */
const VALUES =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131' +
  '311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121' +
  '313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113' +
  '114311411113411311113141114131311141411131';
const START_B = '211214';
const STOP = '2331112';
const FIRST_CHARACTER = 32;
const START_B_VALUE = 104;
const MODULUS = 103;

/**
 * Bar and space widths in modules, in turn, of a text in Code 128 set B: what the preview draws. Null for a text with other
 * characters than printable ASCII. The printed label is the server's and may use fewer bars for the same text.
 */
export function code128Widths(text: string): readonly number[] | null {
  if (!/^[\x20-\x7e]+$/u.test(text)) return null;
  const values = [...text].map((character) => character.charCodeAt(0) - FIRST_CHARACTER);
  const checksum = values.reduce((sum, value, index) => sum + value * (index + 1), START_B_VALUE) % MODULUS;
  const digits = [START_B, ...[...values, checksum].map((value) => VALUES.slice(value * 6, value * 6 + 6)), STOP].join(
    '',
  );
  return [...digits].map(Number);
}
