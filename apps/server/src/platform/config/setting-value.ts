import { CURRENCY_CODES, parseAmount, type Currency } from '@sampan/country-rules';
import * as v from 'valibot';

/** What the text of a setting may be, and the value it stands for. */

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/u, 'must be a port number'),
  v.transform(Number),
  v.maxValue(65_535, 'must be a port number'),
);
export const positive = v.pipe(
  v.string(),
  v.regex(/^\d+(\.\d+)?$/u, 'must be a positive number'),
  v.transform(Number),
  v.minValue(0.000_001, 'must be a positive number'),
);
export const hours = v.pipe(v.string(), v.regex(/^\d{1,4}$/u, 'must be a whole number of hours'), v.transform(Number));
export const drainSeconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}$/u, 'must be a whole number of seconds'),
  v.transform(Number),
  v.maxValue(60, 'must be at most 60 seconds'),
);
export const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//u, 'must be a postgres:// address'));
export const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((value) => value === 'true' || value === '1'),
);
/** How many proxies stand in front; `true` is one, as most have. */
export const hops = v.pipe(
  v.string(),
  v.regex(/^(?:true|false|\d)$/u, 'must be true, false or the number of proxies'),
  v.transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value))),
);
/** `SGD:10, MYR:30, ...`: an amount for each of the five currencies, in minor units. */
export const amountByCurrency = v.pipe(
  v.string(),
  v.transform(
    (text) => new Map(text.split(',').map((part) => part.split(':').map((each) => each.trim()) as [string, string])),
  ),
  v.check(
    (amounts) => CURRENCY_CODES.every((currency) => parseAmount(amounts.get(currency) ?? '', currency).ok),
    'must name an amount for SGD, MYR, PHP, IDR and VND, such as SGD:10, MYR:30, PHP:500, IDR:100000, VND:200000',
  ),
  v.transform((amounts) => {
    const minor = {} as Record<Currency, number>;
    for (const currency of CURRENCY_CODES) {
      const read = parseAmount(amounts.get(currency) ?? '', currency);
      minor[currency] = read.ok ? read.amount_minor : 0;
    }
    return minor;
  }),
);
export const hostName = v.pipe(
  v.string(),
  v.regex(/^[a-z\d-]+(?:\.[a-z\d-]+)+$/u, 'must be a domain name in small letters'),
);
export const webUrl = v.pipe(v.string(), v.url('must be a URL'));
