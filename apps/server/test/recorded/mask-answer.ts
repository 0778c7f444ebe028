/**
 * What differs between two runs of the same calls on the same data: ids, numbers that are drawn, secrets, and times. In this order;
 * each is replaced by its kind, so that an id where a time was still shows.
 */
const MASKS: readonly [found: RegExp, put: string][] = [
  [/(?<="invite_code":")\w{8}(?=")/gu, '<drawn>'],
  [/(?<="last4":")(?!\d{4}")[\w-]{4}(?=")/gu, '<drawn>'],
  [/(?<="marketplace":\{[^}]*"number":")\w+(?=")/gu, '<drawn>'],
  [/(?<=\/couriers\/proof\/)\d(?=\.svg)/gu, '<drawn>'],
  // A job counts it.
  [/(?<="falls":)\d+/gu, '"<number>"'],
  [/\bsandbox_[\w-]+/gu, '<secret>'],
  [/whsec_[\w+/=-]+/gu, '<secret>'],
  [/(?<=\/api\/files\/)[\w./-]+/gu, '<secret>'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu, '<id>'],
  [/\d{4}-\d{2}-\d{2}T[\d:.]+Z?/gu, '<time>'],
  [/\b20\d{2}-\d{2}-\d{2}\b/gu, '<date>'],
  [/\b20\d{2}-(?:\d{2}|W\d{2})\b/gu, '<month>'],
  [
    /\b\d{1,2}(?: [A-Z][a-z]{2,8})?(?: (?:-|–|to) \d{1,2})? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?: 20\d{2})?/gu,
    '<day>',
  ],
  [/\b(?:spk|sk|pk|whsec|pm|seti|pi|sp|re)_(?:live|test)?_?[\w-]{8,}/gu, '<secret>'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}(?![\w-])/gu, '<secret>'],
  [/\b(?:TU|SPO|ST|INV)-[0-9A-F]{12}\b/gu, '<number>'],
  [/\b[A-Z]{2,8}\d{8,}[A-Z]{0,2}\b/gu, '<number>'],
  // In JSON a moment is a number of seconds.
  [/(?<=":|[[,])1[678]\d{8}(?=[,}\]])/gu, '"<time>"'],
];

export function maskAnswer(text: string, url: string): string {
  const at_home = text.replaceAll(url, '<server>');
  return MASKS.reduce((masked, [found, put]) => masked.replaceAll(found, put), at_home);
}
