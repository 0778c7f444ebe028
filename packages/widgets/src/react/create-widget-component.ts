import { createElement, forwardRef, useEffect, useImperativeHandle, useRef, type ReactNode } from 'react';

/** What a wrapper knows about its element; the build fills it in from the widget's definition. */
export interface WrappedElement {
  readonly tag: string;
  /** Property and attribute of everything HTML can say. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Properties HTML cannot say. */
  readonly properties: readonly string[];
  /** React prop and event name: `onSampanReady`, `sampan-ready`. */
  readonly events: Readonly<Record<string, string>>;
  /** Fetches and registers the element, in a browser only. */
  readonly load: () => Promise<unknown>;
}

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/**
 * A React component (18 and 19) around a widget's element. On a server it prints the tag with its attributes, in a browser it
 * fetches the element after the first paint; the tag's attributes never differ from what the server printed, so hydration is quiet.
 */
export function createWidgetComponent(element: WrappedElement): ReturnType<typeof forwardRef<HTMLElement, Props>> {
  const Widget = forwardRef<HTMLElement, Props>((props, ref) => {
    const host = useRef<HTMLElement>(null);
    useImperativeHandle(ref, () => host.current as HTMLElement);
    useEffect(() => void element.load(), []);
    useEffect(() => {
      const node = host.current as (HTMLElement & Record<string, unknown>) | null;
      if (node === null) return undefined;
      for (const name of element.properties) if (name in props) node[name as 'title'] = props[name] as string;
      const heard = Object.entries(element.events).filter(([prop]) => typeof props[prop] === 'function');
      for (const [prop, name] of heard) node.addEventListener(name, props[prop] as EventListener);
      return () => {
        for (const [prop, name] of heard) node.removeEventListener(name, props[prop] as EventListener);
      };
    });
    const attributes: Record<string, unknown> = { ref: host };
    for (const [name, value] of Object.entries(props)) {
      if (name in element.events || element.properties.includes(name) || value === null || value === undefined)
        continue;
      const attribute = element.attributes[name];
      if (attribute === undefined) attributes[name === 'className' ? 'class' : name] = value;
      else if (value !== false) attributes[attribute] = value === true ? '' : String(value);
    }
    return createElement(element.tag, attributes);
  });
  Widget.displayName = element.tag;
  return Widget;
}
