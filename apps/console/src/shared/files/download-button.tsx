import { TIMINGS } from '@sampan/country-rules';
import { Banner, Button, iconDownload } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '../locale/locale.tsx';

export interface DownloadButtonProps {
  label: string;
  /** What readers hear where the label alone says too little. */
  name?: string | undefined;
  /** Asks the server for a signed link. */
  ask: () => Promise<{ link: string }>;
  variant?: 'secondary' | 'quiet' | undefined;
  size?: 'sm' | undefined;
}

/** Opens a file of the server in a new tab (spec section 2); a link stands there when nothing opened in time (section 4). */
export function DownloadButton({ label, name, ask, variant = 'secondary', size }: DownloadButtonProps) {
  const locale = useLocale();
  const { t } = locale;
  const [is_late, setLate] = useState(false);
  const file = useMutation({
    mutationFn: ask,
    onMutate: () => setLate(false),
    onSuccess: ({ link }) => openInNewTab(link),
  });
  const link = file.data?.link;
  useEffect(() => {
    if (link === undefined) return;
    const timer = setTimeout(() => setLate(true), TIMINGS.file_fallback_link_ms);
    return () => clearTimeout(timer);
  }, [link]);
  return (
    <>
      <Button
        icon={iconDownload}
        variant={variant}
        size={size}
        aria-label={name}
        busy={file.isPending}
        onClick={() => file.mutate()}
      >
        {label}
      </Button>
      {file.error === null ? null : <Banner tone="danger">{locale.errorText(file.error)}</Banner>}
      {is_late && link !== undefined ? (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {t('adjustment.open_file')}
        </a>
      ) : null}
    </>
  );
}

function openInNewTab(link: string): void {
  const anchor = document.createElement('a');
  anchor.href = link;
  anchor.target = '_blank';
  anchor.rel = 'noopener noreferrer';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
