import type { ReactNode } from 'react';

/** The shape of the first step while the server is asked. */
export function ConfirmAddressSkeleton({ label }: { label: string }): ReactNode {
  return (
    <div className="s-confirm__waiting" role="status" aria-label={label}>
      <i />
      <i />
      <i />
    </div>
  );
}
