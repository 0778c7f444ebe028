import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { iconRefresh } from '../icon/icon-shapes.ts';
import { Banner, type BannerProps } from './banner.tsx';

export type ErrorBlockProps = {
  /** What failed: "Parcels could not be loaded". */
  title: ReactNode;
  /** Why, and what to do. */
  children?: ReactNode | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  retrying?: boolean | undefined;
  reference?: BannerProps['reference'];
};

/** A failed part of a page: what failed, Retry, the reference for support. It never takes the rest of the page away. */
export function ErrorBlock({ title, children, onRetry, retryLabel, retrying = false, reference }: ErrorBlockProps) {
  return (
    <Banner
      tone="danger"
      title={title}
      reference={reference}
      action={
        onRetry === undefined || retryLabel === undefined ? undefined : (
          <Button size="sm" icon={iconRefresh} busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    >
      {children}
    </Banner>
  );
}
