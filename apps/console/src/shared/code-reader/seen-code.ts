/** A code that was seen in a picture: what it says, and where its middle is, in pixels. */
export interface SeenCode {
  readonly text: string;
  /** A label has a bar code and a QR code that mean the same parcel. */
  readonly is_qr: boolean;
  readonly x: number;
  readonly y: number;
}

/** The public tracking page, which the QR code of our labels leads to; its last part names the parcel. */
const TRACKING_PAGE = /^https?:\/\/[^/?#]+\/t\/([^/?#]+)(?:[?#].*)?$/iu;

/** What a scanned text names: the parcel where it is the address of a tracking page, else the text itself. */
export function handleOf(text: string): string {
  const named = TRACKING_PAGE.exec(text.trim())?.[1];
  if (named === undefined) return text.trim();
  try {
    return decodeURIComponent(named);
  } catch {
    return named;
  }
}

/**
 * The one code that a picture is of: bar codes before QR codes, which on a label say the same in other words, and among those the
 * one nearest to the middle, where a person aims.
 */
export function aimedCode(codes: readonly SeenCode[], width: number, height: number): string | null {
  const bars = codes.filter(({ is_qr }) => !is_qr);
  const away = ({ x, y }: SeenCode) => Math.hypot(x - width / 2, y - height / 2);
  const [nearest] = (bars.length === 0 ? codes : bars).toSorted((one, other) => away(one) - away(other));
  return nearest === undefined ? null : handleOf(nearest.text);
}
