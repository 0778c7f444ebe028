import type { ErrorCode } from '@sampan/contract';
import { sentenceOfCode } from '../../../platform/errors.ts';
import type { ChannelConnectRow } from './channel.table.ts';

function withQuery(address: string, values: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) if (value !== '') url.searchParams.set(name, value);
  return url.href;
}

/** Where connecting ends: the given address with `/home`, or `?login_true=true` for Lazada (spec 2 'Redirect rules'). */
export function connectedUrl({ source, redirect_url, ati }: ChannelConnectRow): string {
  if (source === 'lazada') return withQuery(redirect_url, { login_true: 'true', ati });
  const url = new URL(redirect_url);
  url.pathname = `${url.pathname.replace(/\/$/u, '')}/home`;
  return withQuery(url.href, { ati });
}

/** Where a failure ends: with its code, for who translates it, and with its sentence. */
export function failedUrl(
  row: Pick<ChannelConnectRow, 'error_redirect_url' | 'source' | 'ati'>,
  code: ErrorCode,
  message = '',
): string {
  const { error_redirect_url, source, ati } = row;
  return withQuery(error_redirect_url, {
    error: code,
    error_description: message || sentenceOfCode(code),
    source,
    ati,
  });
}
