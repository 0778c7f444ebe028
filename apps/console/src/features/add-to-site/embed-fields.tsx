import type { PublishableKey } from '@sampan/contract';
import { BCP47_OF_LANGUAGE, LANGUAGES } from '@sampan/country-rules';
import { RadioCards, Select, Skeleton } from '@sampan/ui';
import { useLocale } from '../../shared/locale/locale.tsx';
import { ColourField } from './colour-field.tsx';
import { THEMES, WIDGETS, type EmbedOptions, type WidgetName, type WidgetTheme } from './embed-options.ts';
import type { useSoldProducts } from './use-sold-products.ts';

/** What a person chooses; where the server is and whose country follows from the account. */
export type EmbedChoice = Omit<EmbedOptions, 'server' | 'country'>;

export interface EmbedFieldsProps {
  choice: EmbedChoice;
  onChange: (part: Partial<EmbedChoice>) => void;
  /** Keys that work. */
  /** Undefined while they are asked for: their field keeps its place. */
  keys: readonly PublishableKey[] | undefined;
  /** What a checkout can sell. */
  products: ReturnType<typeof useSoldProducts>;
}

const THEME_LABELS = {
  light: 'shell.theme_light',
  dark: 'shell.theme_dark',
  auto: 'shell.theme_system',
  inherit: 'site.theme_inherit',
} as const satisfies Record<WidgetTheme, string>;

/** Message keys have no hyphens. */
const messageNameOf = (widget: WidgetName) => (widget === 'confirm-address' ? 'confirm_address' : widget);

/** Which widget, with which key, and how it looks. */
export function EmbedFields({ choice, onChange, keys, products }: EmbedFieldsProps) {
  const { t } = useLocale();
  return (
    <div className="c-stack">
      <RadioCards
        label={t('site.widget')}
        options={WIDGETS.map((widget) => ({
          value: widget,
          title: t(`site.widget_${messageNameOf(widget)}`),
          detail: t(`site.widget_${messageNameOf(widget)}_text`),
        }))}
        value={choice.widget}
        onValueChange={(widget) => onChange({ widget: widget as WidgetName })}
      />
      {choice.widget === 'checkout' ? (
        <Select
          label={t('site.product')}
          hint={t('site.product_hint')}
          placeholder={t('site.product_none')}
          options={products.map(({ id, name }) => ({ value: id, label: name }))}
          value={choice.product}
          onValueChange={(product) => onChange({ product })}
        />
      ) : null}
      {keys === undefined ? (
        <Skeleton height={66} shape="block" />
      ) : keys.length === 0 ? null : (
        <Select
          label={t('site.key')}
          options={keys.map(({ key, name, mode }) => ({
            value: key,
            label: t('site.key_option', { name, mode: t(`site.mode_${mode}`) }),
          }))}
          value={choice.key}
          onValueChange={(key) => onChange({ key })}
        />
      )}
      <div className="c-site__look">
        <ColourField value={choice.colour} onValueChange={(colour) => onChange({ colour })} />
        <Select
          label={t('shell.theme')}
          options={THEMES.map((theme) => ({ value: theme, label: t(THEME_LABELS[theme]) }))}
          value={choice.theme}
          onValueChange={(theme) => onChange({ theme: theme as WidgetTheme })}
        />
      </div>
      <Select
        label={t('shell.language')}
        options={[
          { value: '', label: t('site.language_page') },
          ...LANGUAGES.map((language) => ({ value: BCP47_OF_LANGUAGE[language], label: t(`language.${language}`) })),
        ]}
        value={choice.locale}
        onValueChange={(locale) => onChange({ locale })}
      />
    </div>
  );
}
