import type { NewCompany } from '@sampan/testing/demo';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';

/** Deeds that a person may need from a file to labels and an export (volume, spec 1). */
export const MOST_DEEDS = 25;
/** For forty labels on a machine that has other things to do. */
export const LONG_MS = 120_000;

/** Forty orders as Shopify exports them, damages and all, as the server offers them to try. */
export async function shopifyFile({ api }: NewCompany): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const { data_base64 } = await api.call<{ data_base64: string }>('GET', '/api/v1/bulk_order/example?preset=shopify');
  return { name: 'orders_export.csv', mimeType: 'text/csv', buffer: Buffer.from(data_base64, 'base64') };
}

/** The lines of the next CSV that the page downloads. A browser without a viewer downloads the labels too, and may do so late. */
export async function exportedLines(page: Page): Promise<string[]> {
  const download = await page.waitForEvent('download', {
    predicate: (each) => each.suggestedFilename().endsWith('.csv'),
  });
  return (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
}
