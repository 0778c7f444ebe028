import { Button, iconDownload } from '@sampan/ui';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../../shared/api/services.tsx';
import { useLocale } from '../../../shared/locale/locale.tsx';
import { saveBase64 } from '../../../shared/file/save-file.ts';

/** Our own template, for those who start from nothing. */
export function TemplateCard() {
  const { t, errorText } = useLocale();
  const api = useApi();
  const template = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') => api.getImportTemplate({ query: { format } }),
    onSuccess: ({ file_name, data_base64 }) => saveBase64(file_name, data_base64),
  });
  return (
    <section className="c-card c-stack">
      <h2>{t('order_import.template_title')}</h2>
      <p className="s-muted">{t('order_import.template_text')}</p>
      <div className="c-row">
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button
            key={format}
            size="sm"
            icon={iconDownload}
            busy={template.isPending && template.variables === format}
            onClick={() => template.mutate(format)}
          >
            {t(`order_import.template_${format}`)}
          </Button>
        ))}
      </div>
      {template.error === null ? null : <p role="alert">{errorText(template.error)}</p>}
    </section>
  );
}
