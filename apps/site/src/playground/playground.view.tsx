import { InlineView } from '../blocks/inline.view.tsx';
import { DEMO_KEYS, type MemberFacts, type WidgetFacts } from '../site-facts.ts';
import { controlsOf, type Control } from './control.ts';

const WIDTHS = [
  ['full', 'Full width'],
  ['640', '640 px'],
  ['420', '420 px'],
  ['280', '280 px'],
] as const;

/** The live widget with a field for each attribute and token, its code and its events. The page's script joins them. */
export function PlaygroundView({ widget }: { widget: WidgetFacts }) {
  const controls = controlsOf(widget);
  const given = Object.fromEntries(
    controls.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]),
  );
  const Tag = widget.tag as 'div';
  return (
    <section
      className="play"
      aria-label="Playground"
      data-playground={widget.tag}
      data-events={widget.events.map(({ name }) => name).join(' ')}
      data-keys={JSON.stringify('product-id' in widget.example ? {} : DEMO_KEYS)}
    >
      <div className="play__stage" data-stage="">
        <div className="play__bar">
          <label className="play__width">
            <span>Width</span>
            <select data-width="">
              {WIDTHS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <button type="reset" form={`play-${widget.entry}`} className="quiet">
            Start again
          </button>
        </div>
        <div className="play__frame" data-frame="full">
          <Tag {...given}>
            <noscript>
              <p>This widget needs JavaScript.</p>
            </noscript>
          </Tag>
        </div>
      </div>
      <form id={`play-${widget.entry}`} className="play__form" data-controls="">
        <fieldset>
          <legend>Attributes</legend>
          {controls.map((control) => (
            <ControlView key={control.name} control={control} id={`${widget.entry}-${control.name}`} />
          ))}
        </fieldset>
        <details className="play__tokens">
          <summary>Tokens</summary>
          <fieldset>
            <legend className="s-visually-hidden">Tokens</legend>
            {widget.tokens.map((token) => (
              <TokenView key={token.name} token={token} id={`${widget.entry}${token.name}`} />
            ))}
          </fieldset>
        </details>
      </form>
      <figure className="code play__code">
        <figcaption className="code__head">
          <span className="tabs" role="group" aria-label="Language of the code">
            <button type="button" aria-pressed="true" data-code="html">
              HTML
            </button>
            <button type="button" aria-pressed="false" data-code="tsx">
              React
            </button>
          </span>
          <button type="button" className="copy" data-copy="" hidden>
            Copy
          </button>
        </figcaption>
        <pre tabIndex={0} role="region" aria-label="Code of this widget">
          <code data-output="" />
        </pre>
      </figure>
      <div className="play__events">
        <h2 id={`events-${widget.entry}`}>Events</h2>
        <ol data-log="" aria-labelledby={`events-${widget.entry}`} tabIndex={0} />
        <p className="play__quiet">Use the widget to see its events here.</p>
      </div>
    </section>
  );
}

function ControlView({ control, id }: { control: Control; id: string }) {
  const { name, label, hint, input, options, value } = control;
  const shared = { id, name, 'aria-describedby': `${id}-hint` };
  return (
    <div className={input === 'flag' ? 'control control--flag' : 'control'}>
      <label htmlFor={id}>{label}</label>
      {input === 'select' ? (
        <select {...shared} defaultValue={value}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : input === 'flag' ? (
        <input {...shared} type="checkbox" defaultChecked={value !== ''} />
      ) : (
        <input {...shared} type={input} defaultValue={value} autoComplete="off" spellCheck={false} />
      )}
      <p id={`${id}-hint`} className="control__hint">
        <InlineView text={hint} />
      </p>
    </div>
  );
}

function TokenView({ token, id }: { token: MemberFacts; id: string }) {
  const is_color = /^#[\da-f]{6}$/iu.test(token.default ?? '');
  return (
    <div className="control control--token">
      <label htmlFor={id}>{token.name.replace('--sampan-', '')}</label>
      <input
        id={id}
        name={token.name}
        type={is_color ? 'color' : 'text'}
        defaultValue={is_color ? token.default : ''}
        placeholder={is_color ? undefined : token.default}
        autoComplete="off"
      />
    </div>
  );
}
