import type { ImportFile, ImportPreset } from '@sampan/contract';
import { rulesOf } from '@sampan/country-rules';
import { stringify } from 'csv-stringify/sync';
import { buffer } from 'node:stream/consumers';
import { requireActor, type Ctx } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/errors.ts';
import { writeXlsx } from '../../../platform/document/write-xlsx.ts';
import type { TableFormat } from '../../../platform/document/write-rows.ts';
import { exampleRows, examplesOf } from './example-file.ts';
import { templateRows } from './template-file.ts';

/** Rows as programs write them: no guards, for a shop's own export has none. */
async function bytesOf(rows: readonly string[][], format: TableFormat, time_zone: string): Promise<Buffer> {
  if (format === 'csv') return Buffer.from(stringify(rows as string[][], { bom: true, record_delimiter: '\r\n' }));
  const [first = [], ...rest] = rows;
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => ({
    header: first[at] ?? '',
    type: 'text' as const,
    value: (row: string[]) => row[at] ?? null,
  }));
  return buffer(writeXlsx({ columns, rows: rest, time_zone }));
}

async function fileOf(ctx: Ctx, name: string, rows: readonly string[][], format: TableFormat): Promise<ImportFile> {
  const { time_zone } = rulesOf(requireActor(ctx).country_code);
  const bytes = await bytesOf(rows, format, time_zone);
  return { file_name: `${name}.${format}`, data_base64: bytes.toString('base64') };
}

/** Our template for the company's country. */
export async function getTemplate({ ctx, format }: { ctx: Ctx; format: TableFormat }): Promise<ImportFile> {
  return fileOf(ctx, 'sampan-template', templateRows(requireActor(ctx).country_code), format);
}

/** A file to try the import with. Throws `not_found` for a template that shops of the company's country do not have. */
export async function getExample({
  ctx,
  preset,
  format,
}: {
  ctx: Ctx;
  preset: ImportPreset;
  format: TableFormat;
}): Promise<ImportFile> {
  const { country_code } = requireActor(ctx);
  if (!examplesOf(country_code).includes(preset)) throw new DomainError('not_found');
  return fileOf(ctx, `example-${preset}`, exampleRows(preset, country_code), format);
}
