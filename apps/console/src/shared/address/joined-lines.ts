import type { CountryCode } from '@sampan/country-rules';

/** Words for a kind of place that stand alone between commas: the name is in the next line ('Kota / Denpasar'). */
const KIND_ALONE =
  /(?<=^\s*|,\s*)((?:kel|kelurahan|desa|kec|kecamatan|kota|kab|kabupaten|prov|provinsi|propinsi|brgy|bgy|barangay)\b\.?)\s*,\s*/giu;

/** Words a name does not begin with ('Tacloban / City'), and words it does not end with ('Brgy. San / Isidro'). */
const INSIDE_A_NAME: Partial<Record<CountryCode, { begins: RegExp; ends: RegExp }>> = {
  PH: {
    begins: /^(?:city|norte|sur|del norte|del sur|occidental|oriental|proper)(?=[\s.]*(?:[,\d]|$))/iu,
    ends: /(?<![\p{L}\d])(?:san|santa|santo|sta\.?|sto\.?|general|gen\.|nueva|las|los|dela|del)$/iu,
  },
  ID: {
    begins: /^(?:selatan|utara|timur|barat|tengah|tenggara)(?=[\s.]*(?:[,\d]|$))/iu,
    ends: /(?<![\p{L}\d])(?:tanjung|pondok|kebon|gunung|muara|teluk)$/iu,
  },
};

/** The lines as one text with commas between them, but none where a line ends in the middle of a name. */
export function joinedLines(lines: readonly string[], country: CountryCode): string {
  const inside = INSIDE_A_NAME[country];
  let text = '';
  for (const [at, line] of lines.entries()) {
    const goes_on = inside !== undefined && (inside.begins.test(line) || inside.ends.test(text));
    text += at === 0 ? line : `${goes_on ? ' ' : ', '}${line}`;
  }
  return text.replace(KIND_ALONE, '$1 ');
}
