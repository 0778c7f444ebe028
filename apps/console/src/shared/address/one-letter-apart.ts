/** Whether a longer name was written with one letter too many, too few or in the place of another: 'Klod' for 'Kelod'. */
export function isOneLetterApart(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 6 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  if (Math.max(a.length, b.length) - start - end > 1) return false;
  return !/\d/u.test(a.slice(start, a.length - end) + b.slice(start, b.length - end));
}
