import { parseAccept } from 'hono/utils/accept';

/** A content coding we can answer with. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** The smaller first: it wins where a caller likes two the same. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Plain bytes that the header does not mention are acceptable, but less than anything it names (RFC 9110, 12.5.3). */
const UNMENTIONED = 0.0001;

/**
 * Chooses the coding of an answer by an Accept-Encoding header: the highest q-value, brotli before gzip on a tie. Callers
 * that say nothing get plain bytes. A caller that refuses everything, plain bytes included, gets plain bytes as well,
 * because an answer is of more use than a 406.
 *
 * @param header the value of Accept-Encoding; null when there is none
 * @param available the codings there are; `identity` always is
 */
export function acceptedEncoding(header: string | null, available: readonly Encoding[] = ENCODINGS): Encoding {
  if (header === null) return 'identity';
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? UNMENTIONED : 0);
  let best: Encoding = 'identity';
  let most = weightOf('identity');
  for (const encoding of ENCODINGS.filter((name) => available.includes(name)).toReversed())
    if (weightOf(encoding) > 0 && weightOf(encoding) >= most) [best, most] = [encoding, weightOf(encoding)];
  return best;
}
