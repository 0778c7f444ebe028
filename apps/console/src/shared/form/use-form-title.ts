import { usePageTitle } from '../routing/page-title.ts';
import { useLocale } from '../locale/locale.tsx';

/** Names the page of a form; after a refused submit the name says so (look.md 4). */
export function useFormTitle(
  title: string,
  { errors, submitCount }: { readonly errors: object; readonly submitCount: number },
): void {
  const { t } = useLocale();
  const is_wrong = submitCount > 0 && Object.keys(errors).length > 0;
  usePageTitle(is_wrong ? t('common.error_prefix', { title }) : title);
}
