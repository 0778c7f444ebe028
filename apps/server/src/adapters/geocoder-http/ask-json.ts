import * as v from 'valibot';
import { GeocoderUnavailable } from '../../ports/geocoder.ts';

/** A person waits for the answer while typing. */
const TIMEOUT_MS = 3_000;
const MAX_ANSWER_BYTES = 2_000_000;

/**
 * Gets JSON of a known shape from a geocoding service.
 *
 * @throws GeocoderUnavailable when it does not answer in time, answers an error, or answers something else.
 */
export async function askJson<S extends v.GenericSchema>(
  service: string,
  url: URL,
  schema: S,
  headers: Record<string, string> = {},
): Promise<v.InferOutput<S>> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`it answered ${response.status}`);
    }
    const text = await response.text();
    if (text.length > MAX_ANSWER_BYTES) throw new Error('its answer is too large');
    return v.parse(schema, JSON.parse(text));
  } catch (error) {
    throw new GeocoderUnavailable(
      `${service} could not be asked: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
