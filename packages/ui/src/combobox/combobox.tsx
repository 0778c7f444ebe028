import { useCallback, useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { ADDRESS_SEARCH_DEBOUNCE_MS } from '@sampan/country-rules';
import { classNames } from '../class-names.ts';
import { Field, type FieldFrame } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { iconSearch, iconX } from '../icon/icon-shapes.ts';
import { useAnchored } from '../popover/use-anchored.ts';
import { useOptions, type ComboboxOption, type LoadOptions } from './use-options.ts';

export type ComboboxLabels = {
  /** While the first answer is on its way. */
  loading: string;
  /** When nothing matches. */
  empty: string;
  /** Instead of `empty` where the search failed in a way that a person can do something about, such as wait. */
  failed?: ((error: unknown) => string | undefined) | undefined;
  /** Read out when the list changes, for example "5 results". */
  count: (n: number) => string;
  /** Name of the button that empties the field; without it there is none. */
  clear?: string | undefined;
};

export type ComboboxProps<Option extends ComboboxOption> = Omit<
  ComponentProps<'input'>,
  'children' | 'required' | 'className' | 'value' | 'list' | 'type'
> &
  FieldFrame & {
    value: string;
    onValueChange: (text: string) => void;
    /** Gives the options for a text; it may be asynchronous and may fail. */
    load: LoadOptions<Option>;
    onPick: (option: Option) => void;
    labels: ComboboxLabels;
    /** Pause after the last keystroke in ms; the address search waits 300. */
    delayMs?: number | undefined;
    minLength?: number | undefined;
    /** An icon shape; a magnifying glass unless said otherwise. */
    icon?: string | undefined;
  };

/**
 * A text field with a list of proposals under it. Arrow keys move through the list, Enter takes the marked line, Escape
 * closes the list and keeps the text; a screen reader hears how many lines there are.
 */
export function Combobox<Option extends ComboboxOption>({
  label,
  hint,
  error,
  required,
  labelHidden,
  className,
  id,
  value,
  onValueChange,
  load,
  onPick,
  labels,
  delayMs = ADDRESS_SEARCH_DEBOUNCE_MS,
  minLength = 2,
  icon = iconSearch,
  onBlur,
  ref,
  ...input
}: ComboboxProps<Option>) {
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const anchor = useRef<HTMLDivElement | null>(null);
  const panel = useRef<HTMLDivElement | null>(null);
  const field = useRef<HTMLInputElement | null>(null);
  const { status, options, error: failure } = useOptions(value, open, load, delayMs, minLength);
  const empty = (failure === undefined ? undefined : labels.failed?.(failure)) ?? labels.empty;
  const shown = open && status !== 'idle';
  const close = useCallback(() => setOpen(false), []);
  useAnchored({ open: shown, anchor, panel, matchWidth: true, onOutside: close });
  useEffect(() => setMarked(-1), [options]);

  const pick = (option: Option) => {
    setOpen(false);
    onPick(option);
    field.current?.focus();
  };
  const move = (by: number) => {
    const next =
      options.length === 0 ? -1 : (marked + by + options.length + (marked < 0 && by < 0 ? 1 : 0)) % options.length;
    setMarked(next);
    panel.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(event.key === 'ArrowDown' ? 1 : -1);
      else setOpen(true);
    } else if (event.key === 'Enter' && shown) {
      // Enter in an open list never sends the form: it takes the marked line or does nothing.
      event.preventDefault();
      const option = options[marked];
      if (option !== undefined) pick(option);
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={required}
      labelHidden={labelHidden}
      className={className}
    >
      {(control) => {
        const listId = `${control.id}-list`;
        const optionId = (index: number) => `${listId}-${index}`;
        return (
          <>
            <div
              ref={anchor}
              className={classNames('s-input', input.disabled === true && 's-input--disabled')}
              part="input-box"
            >
              <span className="s-input__addon">
                <Icon shape={icon} />
              </span>
              <input
                autoComplete="off"
                {...input}
                {...control}
                ref={(node) => {
                  field.current = node;
                  // A form focuses the first field that is wrong.
                  if (typeof ref === 'function') ref(node);
                  else if (ref) ref.current = node;
                }}
                type="text"
                part="input"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={shown}
                aria-controls={shown ? listId : undefined}
                aria-activedescendant={shown && marked >= 0 ? optionId(marked) : undefined}
                className="s-input__control"
                value={value}
                onChange={(event) => {
                  setOpen(true);
                  onValueChange(event.currentTarget.value);
                }}
                onKeyDown={onKeyDown}
                onBlur={(event) => {
                  setOpen(false);
                  onBlur?.(event);
                }}
              />
              {labels.clear === undefined || value === '' ? null : (
                <span className="s-input__addon s-input__addon--action">
                  <IconButton
                    icon={iconX}
                    label={labels.clear}
                    onClick={() => {
                      onValueChange('');
                      field.current?.focus();
                    }}
                  />
                </span>
              )}
            </div>
            {shown ? (
              // The press must not take the focus from the field, or the list would close before the click.
              <div
                ref={panel}
                popover="manual"
                className="s-popover s-combobox__panel"
                onMouseDown={(event) => event.preventDefault()}
              >
                <ul id={listId} role="listbox" className="s-combobox__list">
                  {options.map((option, index) => (
                    <li
                      key={option.id}
                      id={optionId(index)}
                      role="option"
                      aria-selected={index === marked}
                      className={classNames('s-combobox__option', index === marked && 's-combobox__option--marked')}
                      onMouseMove={() => setMarked(index)}
                      onClick={() => pick(option)}
                    >
                      <span>{option.label}</span>
                      {option.detail === undefined || option.detail === '' ? null : (
                        <span className="s-combobox__detail">{option.detail}</span>
                      )}
                    </li>
                  ))}
                </ul>
                {options.length === 0 ? (
                  <p className="s-combobox__note">{status === 'loading' ? labels.loading : empty}</p>
                ) : null}
              </div>
            ) : null}
            <span className="s-visually-hidden" role="status">
              {shown && status === 'ready' ? (options.length === 0 ? empty : labels.count(options.length)) : ''}
            </span>
          </>
        );
      }}
    </Field>
  );
}
