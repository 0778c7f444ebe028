import type { ExportKind, ExportRecord } from '@sampan/contract';
import type { Actor } from '../../../platform/context.ts';
import type { NamedExport } from './export.repo.ts';

/** What a person tells us of an export that failed: `EX-7F21`. */
export function referenceOf(id: string): string {
  return `EX-${id.slice(-4).toUpperCase()}`;
}

/** The kinds of export somebody may see: a key sees entries of the wallet only with the permission to read it. */
export function kindsOf({ api_key }: Actor): ExportKind[] {
  return api_key === null || api_key.scopes.includes('wallet:read') ? ['orders', 'transactions'] : ['orders'];
}

export function presentExport(row: NamedExport): ExportRecord {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    preset: row.preset,
    columns: row.columns,
    format: row.format,
    language: row.language,
    filter: row.filter,
    rows_total: row.rows_total,
    rows_done: row.rows_done,
    parts: row.parts,
    bytes: row.bytes,
    file_name: row.file_name,
    user_id: row.user_id,
    user_name: row.user_name,
    created_at: row.created_at,
    finished_at: row.finished_at,
    expires_at: row.state === 'done' ? row.expires_at : null,
    reference: referenceOf(row.id),
  };
}
