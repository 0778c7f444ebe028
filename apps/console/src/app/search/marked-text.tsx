import { foldText } from '@sampan/country-rules';

/** Where words stand in a text, marks and capitals aside. Folding must keep the length, or nothing is marked. */
export function markedRanges(text: string, words: readonly string[]): [number, number][] {
  const composed = text.normalize('NFC');
  const folded = [...composed].map((sign) => foldText(sign) || ' ').join('');
  if (folded.length !== composed.length) return [];
  const ranges = words
    .filter((word) => word !== '')
    .map((word): [number, number] => [folded.indexOf(word), word.length])
    .filter(([at]) => at >= 0)
    .map(([at, length]): [number, number] => [at, at + length])
    .sort(([a], [b]) => a - b);
  return ranges.filter(([from], index) => index === 0 || from >= (ranges[index - 1]?.[1] ?? 0));
}

/** A text with the typed words marked. */
export function MarkedText({ text, typed }: { text: string; typed: string }) {
  const composed = text.normalize('NFC');
  const ranges = markedRanges(composed, foldText(typed).split(/\s+/u));
  if (ranges.length === 0) return composed;
  return (
    <>
      {ranges.map(([from, to], index) => (
        <span key={from}>
          {composed.slice(index === 0 ? 0 : ranges[index - 1]?.[1], from)}
          <mark>{composed.slice(from, to)}</mark>
        </span>
      ))}
      {composed.slice(ranges.at(-1)?.[1])}
    </>
  );
}
