import { SaxesParser } from 'saxes';
import { unzipPart } from './unzip-part.ts';
import { XlsxRefused } from './xlsx-refused.ts';

export interface PartReader {
  onOpen?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
}

/** A name without its namespace: some programs write `x:row`. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads one XML part of a spreadsheet as its tags come; false when there is no such part. */
export function readPart(bytes: Uint8Array, name: string, reader: PartReader): boolean {
  const parser = new SaxesParser();
  const decoder = new TextDecoder();
  parser.on('error', () => {
    throw new XlsxRefused('unreadable');
  });
  parser.on('opentag', ({ name: tag, attributes }) => reader.onOpen?.(local(tag), attributes));
  parser.on('text', (text) => reader.onText?.(text));
  parser.on('closetag', ({ name: tag }) => reader.onClose?.(local(tag)));
  return unzipPart(bytes, name, (piece) => {
    parser.write(decoder.decode(piece, { stream: true }));
  });
}
