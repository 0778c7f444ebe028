/** Names of fields whose values a program reads rather than a person; with anything else in them nothing is shown at all. */
const READ_BY_PROGRAMS =
  /(^|_)(id|code|country|country_codes?|countries|currency|status|type|kind|method|methods|provider|model|alias|color|url|urls|action|key|level|at|state)$/;

/**
 * An answer of the server in which a text stands everywhere, or another one at each place.
 *
 * @param where `texts` leaves what programs read, so that a page gets far; `everything` spares no string
 */
export function hostileAnswer(answer: unknown, text: string | (() => string), where: 'texts' | 'everything'): unknown {
  if (Array.isArray(answer)) return answer.map((item) => hostileAnswer(item, text, where));
  if (typeof answer === 'string') return typeof text === 'string' ? text : text();
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => {
      const spared = where === 'texts' && READ_BY_PROGRAMS.test(name) && !isTree(value);
      return [name, spared ? value : hostileAnswer(value, text, where)];
    }),
  );
}

const isTree = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (!Array.isArray(value) || value.some((item) => typeof item === 'object'));
