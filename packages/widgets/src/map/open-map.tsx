import type { Answer, endpoints } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import type { LooseTranslate } from '@sampan/messages';
import { createTranslator } from '@sampan/messages/translator';
import type { FoundAddress } from '@sampan/stores/address';
import { MapPicker, type MapPickerProps } from '@sampan/ui/map-picker';
import { createRoot } from 'react-dom/client';
import css from 'sampan:css/map';
import { locales } from 'sampan:messages/map';
import { callApi, type WidgetConnection } from '../shell/widget-api.ts';
import type { WidgetLanguage } from '../shell/widget-language.ts';

export interface MapRequest extends Pick<MapPickerProps, 'search' | 'reverse'> {
  /** Where the dialog is put: the widget's shadow root, so that it wears the widget's look. */
  readonly root: ShadowRoot;
  readonly connection: WidgetConnection;
  readonly country: CountryCode;
  /** The position the form has. */
  readonly start: { readonly lat: number; readonly lng: number } | null;
}

const sheet = new Map<string, CSSStyleSheet>();

/**
 * Lets somebody pick a place on a map or from its search, in a dialog of its own (spec section 2). Resolves with the place, or
 * with null when the dialog was left. Mounts by itself and takes everything away: the file may carry its own copy of the view
 * library, so nothing of it may stand inside the widget's own tree.
 */
export async function openMap({
  root,
  connection,
  country,
  start,
  ...lookups
}: MapRequest): Promise<FoundAddress | null> {
  const language = connection.language as WidgetLanguage;
  const [messages, map] = await Promise.all([
    language === 'en' ? locales.english : locales.load(language).catch(() => locales.english),
    // Without it the picker offers its search alone.
    callApi<Answer<typeof endpoints.getConstants>>(connection, '/api/v1/common/constant').then(
      (constants) => constants.map,
      () => null,
    ),
  ]);
  adopt(root);
  const mount = root.appendChild(document.createElement('div'));
  const view = createRoot(mount);
  const t = createTranslator({ language, messages }) as LooseTranslate;
  return new Promise((resolve) => {
    const close = (place: FoundAddress | null): void => {
      view.unmount();
      mount.remove();
      resolve(place);
    };
    view.render(
      <MapPicker
        {...lookups}
        open
        onClose={() => close(null)}
        onConfirm={close}
        country={country}
        start={start}
        coastUrl={map ? `${connection.base_url}${map.coast_url}` : undefined}
        tileUrl={map?.tile_url ?? undefined}
        tileAttribution={map?.tile_attribution ?? undefined}
        t={t}
      />,
    );
  });
}

function adopt(root: ShadowRoot): void {
  let own = sheet.get(css);
  if (own === undefined) {
    own = new CSSStyleSheet();
    own.replaceSync(css);
    sheet.set(css, own);
  }
  if (!root.adoptedStyleSheets.includes(own)) root.adoptedStyleSheets.push(own);
}
