import { options, render, type ComponentChildren, type VNode } from 'preact';

// What the element builds put in the place of `react-dom/client`; `react-on-preact.ts` says why.

const SVG_ATTRIBUTE = /^(stroke|fill|clip|text|font|stop)[A-Z]/;
const TEXT_INPUT = /^(?!check|rad|file|range|color)/;

/** React's names for what the DOM calls otherwise: `onChange` of a text field, bubbling focus events, attributes of SVG. Nobody else asks for it here. */
options.vnode = (vnode: VNode) => {
  const { type } = vnode;
  if (typeof type === 'string') {
    const given = vnode.props as Record<string, unknown>;
    const props: Record<string, unknown> = {};
    for (const name in given) {
      let known = name;
      if (name === 'onChange') {
        if (type === 'textarea' || (type === 'input' && TEXT_INPUT.test(String(given['type'] ?? ''))))
          known = 'onInput';
      } else if (name === 'onFocus') known = 'onFocusIn';
      else if (name === 'onBlur') known = 'onFocusOut';
      else if (SVG_ATTRIBUTE.test(name)) known = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
      props[known] = given[name];
    }
    vnode.props = props as VNode['props'];
  }
};

/** React's way to mount: `render` draws or changes, `unmount` takes everything away. */
export function createRoot(container: Element): { render: (children: ComponentChildren) => void; unmount: () => void } {
  return {
    render: (children) => render(children, container),
    unmount: () => render(null, container),
  };
}
