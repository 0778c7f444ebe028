import type { ImportFile, ImportPreset } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import { Button, Icon, iconCheck } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { useUser } from '../../../shared/session/use-user.ts';

const EVERYWHERE = ['shopify', 'woocommerce', 'shopee', 'tiktok_shop', 'lazada', 'ninja_van'] as const;
/** Templates of couriers of one country. */
const LOCAL: Partial<Record<CountryCode, readonly ImportPreset[]>> = {
  MY: ['pos_laju', 'easyparcel'],
  ID: ['jnt_id', 'sap'],
};

/** The kinds of files that are read unchanged, each with one of invented people to try. */
export function TryExample({ onFile }: { onFile: (file: ImportFile) => void }) {
  const { t, errorText } = useLocale();
  const api = useApi();
  const { country_code } = useUser();
  const example = useMutation({
    mutationFn: async (preset: ImportPreset) => api.getImportExample({ query: { preset } }),
    onSuccess: onFile,
  });
  return (
    <section className="c-card c-stack" aria-labelledby="import-known">
      <h2 id="import-known">{t('order_import.known_title')}</h2>
      <ul className="c-import__known s-muted">
        {[...EVERYWHERE, ...(LOCAL[country_code] ?? [])].map((preset) => {
          const kind = t(`order_import.preset_${preset}`);
          return (
            <li key={preset}>
              <Icon shape={iconCheck} size={16} />
              <span>{kind}</span>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('order_import.try_of', { kind })}
                busy={example.isPending && example.variables === preset}
                disabled={example.isPending}
                onClick={() => example.mutate(preset)}
              >
                {t('order_import.try')}
              </Button>
            </li>
          );
        })}
      </ul>
      {example.error === null ? null : <p role="alert">{errorText(example.error)}</p>}
    </section>
  );
}
