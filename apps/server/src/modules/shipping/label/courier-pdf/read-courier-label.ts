import { arrayBuffer } from 'node:stream/consumers';
import type { Ctx } from '../../../../platform/context.ts';
import { FileStoreUnavailable } from '../../../../ports/file-store.ts';
import type { CourierZpl } from '../render/render-zpl.ts';
import type { CourierPages, PdfFault } from './courier-pages.ts';
import { MOST_BYTES, MOST_BYTES_TOGETHER } from './pdf-limits.ts';
import type { PdfThread } from './pdf-thread.ts';

/** Why the label of a courier is not in a file; `pdf_only` and `zpl_only` where it was made for the other kind of file. */
export type LabelFault = PdfFault | 'gone' | 'pdf_only' | 'zpl_only';

/** True for a label that its courier wrote for a label printer. */
export const isZplName = (name: string): boolean => name.endsWith('.zpl');

/** How many bytes of couriers a file has room for. */
export interface Room {
  bytes: number;
}

export const roomOfFile = (): Room => ({ bytes: MOST_BYTES_TOGETHER });

/** The pages of a courier's label, ready to lie in a file with others. */
export async function readCourierPages(
  ctx: Ctx,
  name: string,
  { thread, room }: { thread: PdfThread; room: Room },
): Promise<CourierPages | LabelFault> {
  if (isZplName(name)) return 'zpl_only';
  const file = await readWhole(ctx, name, Math.min(MOST_BYTES, room.bytes));
  if (typeof file === 'string') return file;
  room.bytes -= file.length;
  return thread.read(file);
}

/** A courier's label for label printers, as it came. */
export async function readCourierZpl(ctx: Ctx, name: string, room: Room): Promise<CourierZpl | LabelFault> {
  if (!isZplName(name)) return 'pdf_only';
  const file = await readWhole(ctx, name, Math.min(MOST_BYTES, room.bytes));
  if (typeof file === 'string') return file;
  room.bytes -= file.length;
  const zpl = Buffer.from(file).toString('utf8').trim();
  // One that is cut off would swallow the label behind it.
  return zpl.includes('^XA') && zpl.endsWith('^XZ') ? { zpl: `${zpl}\n` } : 'broken';
}

async function readWhole(ctx: Ctx, name: string, most: number): Promise<Uint8Array | LabelFault> {
  try {
    const file = await ctx.ports.files.open(name);
    if (file === null) return 'gone';
    if (file.bytes > most) {
      await file.body.cancel();
      return 'too_large';
    }
    return new Uint8Array(await arrayBuffer(file.body));
  } catch (error) {
    if (error instanceof FileStoreUnavailable) return 'gone';
    throw error;
  }
}
