import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { problem, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { useApi } from '../api/services.tsx';
import { resultDialog } from './result-dialog.store.ts';
import { useFailedOrder } from './use-failed-order.ts';

let shown: ShownPage;
afterEach(async () => {
  resultDialog.close();
  await shown.unmount();
});

function Page() {
  const api = useApi();
  useFailedOrder(useQuery({ queryKey: ['order'], queryFn: () => api.getOrder({ params: { id: '1' } }), retry: false }));
  return null;
}

test('a failed order detail is shown and leads to the root with the query cleared (spec 2 Redirect rules, 8)', async () => {
  shown = await showPage(Page, '/auth/orders?order=1&id=1', () => problem(404, 'not_found', 'No such parcel.'));
  await vi.waitFor(() => expect(shown.path()).toBe('/'), { timeout: 15_000 });
  await vi.waitFor(() => expect(resultDialog.$result.get()).toEqual({ mode: 'error', message: 'No such parcel.' }));
});
