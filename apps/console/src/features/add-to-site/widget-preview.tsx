import { Banner, Button, iconAlert, iconRefresh, Skeleton } from '@sampan/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../shared/locale/locale.tsx';
import type { WidgetName } from './embed-options.ts';

export interface WidgetPreviewProps {
  widget: WidgetName;
  /** Attributes of the tag as they will stand on the page. */
  attributes: Readonly<Record<string, string>>;
  /** `#rrggbb`, or empty for our own colour. */
  colour: string;
  /** The key is a live one: a purchase in the preview would be a real one, so there is none. */
  is_live: boolean;
}

/** An element of the SDK as far as this page speaks to it. */
type WidgetElement = HTMLElement & { appearance?: { variables: { primary: string } } | null };

/** The module a page loads too, which registers the tag. No string becomes script here: `import()` is no sink of Trusted Types. */
function loadWidget(widget: WidgetName): Promise<unknown> {
  return import(/* @vite-ignore */ `/sdk/v1/${widget}.js`);
}

/** The widget itself as this server gives it to shops, with the attributes of the code beside it. */
export function WidgetPreview({ widget, attributes, colour, is_live }: WidgetPreviewProps) {
  const { t } = useLocale();
  const box = useRef<HTMLDivElement | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let is_wanted = true;
    setState('loading');
    loadWidget(widget).then(
      () => is_wanted && setState('ready'),
      () => is_wanted && setState('failed'),
    );
    return () => {
      is_wanted = false;
    };
  }, [widget, attempt]);

  // A colour leaves no way back inside an element, so the plain one is made anew.
  const has_colour = colour !== '';
  useEffect(() => {
    if (state !== 'ready' || box.current === null) return;
    const element = document.createElement(`sampan-${widget}`);
    if (is_live && widget === 'checkout') element.addEventListener('sampan-submit', (event) => event.preventDefault());
    box.current.replaceChildren(element);
    return () => element.remove();
  }, [state, widget, has_colour, is_live]);

  const written = JSON.stringify(attributes);
  useEffect(() => {
    const element = box.current?.firstElementChild as WidgetElement | null | undefined;
    if (state !== 'ready' || !element) return;
    const wanted = JSON.parse(written) as Record<string, string>;
    for (const name of element.getAttributeNames()) if (!(name in wanted)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(wanted))
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    if (has_colour) element.appearance = { variables: { primary: colour } };
  }, [state, widget, written, colour, has_colour, is_live]);

  return (
    <div className="c-site__frame" aria-busy={state === 'loading' || undefined}>
      {state === 'loading' ? <Skeleton height={360} shape="block" /> : null}
      {state === 'failed' ? (
        <Banner
          tone="warning"
          icon={iconAlert}
          action={
            <Button size="sm" icon={iconRefresh} onClick={() => setAttempt(attempt + 1)}>
              {t('common.try_again')}
            </Button>
          }
        >
          {t('site.preview_failed')}
        </Banner>
      ) : null}
      <div ref={box} />
    </div>
  );
}
