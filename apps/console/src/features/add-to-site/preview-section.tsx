import { useLocale } from '../../shared/locale/locale.tsx';
import { attributesOf, type EmbedOptions, type WidgetName } from './embed-options.ts';
import { usePreviewParcel } from './use-preview-parcel.ts';
import { WidgetPreview } from './widget-preview.tsx';

const TITLES = {
  calculator: 'site.widget_calculator',
  tracking: 'site.widget_tracking',
  'confirm-address': 'site.widget_confirm_address',
  checkout: 'site.widget_checkout',
} as const satisfies Record<WidgetName, string>;

/** Three widgets side by side, the chosen one among them, as this server gives them to shops. */
export function PreviewSection({ options }: { options: EmbedOptions }) {
  const { t } = useLocale();
  const parcel = usePreviewParcel() ?? null;
  const third = options.widget === 'confirm-address' ? 'confirm-address' : 'checkout';
  return (
    <section aria-labelledby="site-preview">
      <h2 id="site-preview">{t('site.preview')}</h2>
      <p className="s-muted c-site__text">{t('site.preview_text')}</p>
      <div className="c-site__previews">
        {(['calculator', 'tracking', third] as const).map((widget) => (
          <section key={widget} className="c-site__preview" aria-label={t(TITLES[widget])}>
            <h3>{t(TITLES[widget])}</h3>
            <WidgetPreview
              widget={widget}
              colour={options.colour}
              is_live={options.key.startsWith('pk_live_')}
              attributes={{
                ...attributesOf({ ...options, widget }),
                ...(widget === 'tracking' && parcel !== null ? { 'tracking-id': parcel } : {}),
              }}
            />
          </section>
        ))}
      </div>
    </section>
  );
}
