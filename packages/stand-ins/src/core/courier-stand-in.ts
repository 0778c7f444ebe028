import { json, type Answer, type Call } from './call.ts';
import { Modes } from './modes.ts';
import type { Push } from './shop.ts';

/** One thing that happened to a parcel, in the courier's own word. */
export interface Scan {
  word: string;
  at_ms: number;
  /** On its way back to the sender. */
  is_return: boolean;
}

/** A parcel as a courier keeps it. */
export interface CourierParcel {
  tracking_code: string;
  reference: string;
  weight_g: number;
  /** As it was sent, in the decimals of the currency. */
  cod: number;
  is_cancelled: boolean;
  scans: Scan[];
  /** The whole request, for tests that look at one field. */
  sent: Record<string, unknown>;
}

export interface CourierStandInOptions {
  /** Milliseconds, as `Date.now`. */
  now: () => number;
}

/** One strict courier: its parcels, what it was asked, and what it wants to push. */
export abstract class CourierStandIn {
  readonly modes = new Modes();
  readonly calls: Call[] = [];
  readonly parcels = new Map<string, CourierParcel>();
  /** Where it tells what happened; empty while nobody asked for it. */
  push_url = '';
  protected readonly now: () => number;
  #pushes: Push[] = [];

  constructor({ now }: CourierStandInOptions) {
    this.now = now;
  }

  async answer(call: Call): Promise<Answer> {
    this.calls.push(call);
    if (this.calls.length > 5_000) this.calls.splice(0, 2_500);
    if (this.modes.take('down')) return json(502, { message: 'Bad Gateway' });
    const before = this.fingerprint();
    const answer = await this.serve(call);
    if (before !== this.fingerprint() && this.modes.take('answer_lost')) return json(502, { message: 'Bad Gateway' });
    return answer;
  }

  takePushes(): Push[] {
    const pushes = this.#pushes;
    this.#pushes = [];
    return pushes;
  }

  /** Something happens to a parcel, in the courier's own word; whoever subscribed hears of it. */
  scan(tracking_code: string, word: string, is_return = false): void {
    const parcel = this.parcels.get(tracking_code);
    if (parcel === undefined) throw new Error(`no parcel ${tracking_code}`);
    // Two scans of one second would have no order.
    const last = parcel.scans.at(-1)?.at_ms ?? 0;
    parcel.scans.push({ word, at_ms: Math.max(this.now(), last + 1000), is_return });
    if (this.push_url !== '') this.announce(parcel);
  }

  protected push(push: Push): void {
    this.#pushes.push(push);
  }

  /** What writes leave. */
  protected fingerprint(): string {
    return [...this.parcels.values()].map((one) => `${one.tracking_code}${one.is_cancelled}`).join();
  }

  protected abstract serve(call: Call): Answer | Promise<Answer>;
  protected abstract announce(parcel: CourierParcel): void;
}

/** The smallest document that every reader opens: one empty page with the number as its title. */
export function labelPdf(tracking_code: string): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
    streamOf(`BT /F 16 Tf 24 360 Td (${tracking_code}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const start of starts) text += `${String(start).padStart(10, '0')} 00000 n \n`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
