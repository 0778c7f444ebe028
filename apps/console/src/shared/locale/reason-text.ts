import type { Localisation } from '@sampan/i18n';

/** Why there is no price, in the person's language where the reason has no numbers in it; the server speaks English. */
export function reasonText(
  { t }: Pick<Localisation, 't'>,
  { code, message }: { code: string; message: string },
): string {
  if (code === 'origin_abroad') return t('estimate.origin_abroad');
  return code === 'route_not_served' ? t('error.no_service') : message;
}
