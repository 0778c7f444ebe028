import { isApiError } from '@sampan/api-client';
import type { FulfillmentOrder } from '@sampan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryKeys } from '../../shared/api/query-keys.ts';
import { useApi } from '../../shared/api/services.tsx';
import { useLocale } from '../../shared/locale/locale.tsx';
import { beepWrong } from './beep.ts';

/**
 * Confirms codes one after the other, however fast they come: each waits until the lists know of the one before. `orderOf` names
 * the order that a code belongs to; an order that does not expect it answers what it does expect.
 */
export function useScan(orderOf: (code: string) => string | undefined) {
  const api = useApi();
  const locale = useLocale();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<{ error: string | null; done: string | null }>({ error: null, done: null });
  const find = useRef(orderOf);
  find.current = orderOf;
  const last = useRef<Promise<void>>(Promise.resolve());
  const confirm = async (code: string) => {
    const id = find.current(code);
    if (id === undefined) return;
    try {
      const order = await api.scanFulfillmentOrder({ params: { id }, body: { code } });
      setOutcome({ error: null, done: doneText(locale, order, code) });
    } catch (error) {
      beepWrong();
      const [failure] = isApiError(error) ? error.errors : [];
      setOutcome({
        error: failure === undefined ? locale.errorText(error as Error) : locale.fieldErrorText(failure),
        done: null,
      });
    }
    await queries.invalidateQueries({ queryKey: queryKeys.fulfilment });
  };
  const scan = (code: string) => {
    last.current = last.current.then(() => confirm(code));
  };
  return { ...outcome, scan };
}

function doneText({ t }: Pick<ReturnType<typeof useLocale>, 't'>, order: FulfillmentOrder, code: string): string {
  const line = order.lines.find(({ sku, barcode }) => barcode === code || sku.toUpperCase() === code.toUpperCase());
  return t('fulfilment.scanned', { sku: line?.sku ?? code, number: order.number });
}
