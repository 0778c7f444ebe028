import type { MessageKey } from '@sampan/messages';
import { createRoot } from 'react-dom/client';
import { failureText } from '../../src/shell/failure-text.ts';
import type { RunningWidget, WidgetContext } from '../../src/shell/sampan-element.tsx';
import { WidgetError } from '../../src/shell/widget-error.ts';
import { languageFor } from '../../src/shell/widget-language.ts';
import { createDomDriver, type DomStage, type DomStageSetup } from './dom-driver.fixtures.ts';
import { strictTranslator, type StrictTranslator } from './strict-translator.fixtures.ts';
import type { HeardEvent, MakeDriver } from './widget-driver.fixtures.ts';

/** What an app of React does to show the widget, given what an element would be given. */
export interface ReactStart {
  readonly context: WidgetContext;
  readonly attributes: Readonly<Record<string, string>>;
  readonly properties: Readonly<Record<string, unknown>>;
  /** What an element tells its page; false when the page prevents the default. */
  readonly tell: (name: HeardEvent, detail: unknown) => boolean;
  /** Changes an attribute and starts again. */
  readonly setAttribute: (name: string, value: string) => void;
}

/**
 * A widget's view on React 19, with the element's own port and the messages of its list.
 *
 * @param keys MESSAGE_KEYS of the widget
 * @param start makes model and view
 */
export function reactDriver(keys: readonly MessageKey[], start: (given: ReactStart) => RunningWidget): MakeDriver {
  return () => createDomDriver('react', (setup) => mountReact(keys, start, setup));
}

async function mountReact(
  keys: readonly MessageKey[],
  start: (given: ReactStart) => RunningWidget,
  { attributes: given, properties, hear }: DomStageSetup,
): Promise<DomStage> {
  const attributes: Record<string, string> = { ...given };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const translators: StrictTranslator[] = [];
  let running: RunningWidget | null = null;
  let turn = 0;
  const draw = (): void => {
    if (running === null) return;
    root.render(<div key={turn}>{typeof running.view === 'function' ? running.view() : running.view}</div>);
  };
  const begin = async (): Promise<void> => {
    const language = languageFor(host, attributes['locale']);
    const own = properties['messages'] as Record<string, string> | undefined;
    const translator = await strictTranslator(keys, language, own);
    translators.push(translator);
    running?.stop?.();
    turn += 1;
    const { t } = translator;
    const base_url = attributes['api'] ?? null;
    const context: WidgetContext = {
      t,
      connection: {
        base_url,
        public_key: attributes['public-key'] ?? null,
        language,
        country: attributes['country'] ?? 'SG',
      },
      hostedUrl: (path) => (base_url === null ? null : base_url + path),
      redraw: draw,
      fail: (error) => {
        const failure = error instanceof WidgetError ? error : new WidgetError({ type: 'server', code: 'internal' });
        const { type, code, retryable, request_id } = failure;
        hear('sampan-error', { type, code, message: failureText(failure, t), retryable, requestId: request_id });
        return failure;
      },
    };
    running = start({
      context,
      attributes,
      properties,
      tell: hear,
      setAttribute: (name, value) => void change(name, value),
    });
    draw();
  };
  const change = async (name: string, value: string | null): Promise<void> => {
    if (value === null) delete attributes[name];
    else attributes[name] = value;
    await begin();
  };
  await begin();
  return {
    roots: [host],
    setAttribute: change,
    async close() {
      running?.stop?.();
      root.unmount();
      for (const translator of translators) translator.check();
    },
  };
}
