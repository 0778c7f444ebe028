import type { Order } from '@sampan/contract';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { buttonNamed, click, control, showPage, type ShownPage } from '#test/features/auth/auth-page.fixtures.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { useArchive } from './use-archive.ts';

const ORDER = { id: '0190a5f0-0000-7000-8000-000000000001', number: 'SMP1' } as Order;
const onGone = vi.fn();
let shown: ShownPage;
afterEach(() => shown.unmount());

function Page() {
  const { archive } = useArchive(onGone);
  return (
    <ArchiveDialog
      order={ORDER}
      is_busy={archive.isPending}
      onClose={() => undefined}
      onArchive={(order, reason) => archive.mutate({ order, reason })}
    />
  );
}

test('archive asks for a reason and sends it (spec 4 Order lifecycle)', async () => {
  shown = await showPage(Page, '/auth', () => Response.json({ ...ORDER, archived_at: 1 }));
  await act(async () => {
    const select = control(shown.box, /^Reason/u);
    select.value = 'duplicate';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await click(buttonNamed(shown.box, /^Archive parcel/u));
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce(), { timeout: 15_000 });
  expect(shown.asked.find(({ path }) => path.endsWith('/archive'))).toEqual({
    method: 'DELETE',
    path: `/order/${ORDER.id}/archive`,
    body: { reason: 'Created twice' },
  });
});
