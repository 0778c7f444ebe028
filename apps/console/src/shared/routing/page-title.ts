import { useEffect } from 'react';

/** Names the page in the tab and for screen readers: 'New parcels · Sampan'. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Sampan' : `${title} · Sampan`;
  }, [title]);
}
