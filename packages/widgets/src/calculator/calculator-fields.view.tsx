import { issueText } from '@sampan/i18n';
import type { Translate } from '@sampan/messages';
import type { ReactNode } from 'react';
import type { FieldFocus } from '@sampan/stores/estimate';

export interface FieldFrameProps {
  id: string;
  label: string;
  /** What the field belongs to, for those who do not see it stand there. */
  within?: string | undefined;
  /** An issue, or a sentence of the server. */
  issue: string | undefined;
  /** Set when this field is the one to get the focus. */
  focus: FieldFocus['ref'] | undefined;
  t: Translate;
  children: (control: FieldAttributes) => ReactNode;
}

/** What ties a control to its label and its error. */
export interface FieldAttributes {
  ref: FieldFocus['ref'] | undefined;
  id: string;
  className: string;
  part: string;
  'aria-label': string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, control, error: what the kit's field does, in the bytes a widget has. */
export function FieldFrame({ id, label, within, issue, focus, t, children }: FieldFrameProps): ReactNode {
  return (
    <div className="s-calc__field">
      <label className="s-field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        ref: focus,
        id,
        className: 's-input',
        part: 'input',
        'aria-label': within === undefined ? undefined : `${within}: ${label}`,
        'aria-invalid': issue === undefined ? undefined : true,
        'aria-describedby': issue === undefined ? undefined : `${id}-error`,
      })}
      <FieldIssue id={id} label={label} issue={issue} t={t} />
    </div>
  );
}

/** The sentence under a field that is wrong. */
export function FieldIssue({ id, label, issue, t }: Pick<FieldFrameProps, 'id' | 'label' | 'issue' | 't'>): ReactNode {
  return issue === undefined ? null : (
    <p className="s-calc__error" id={`${id}-error`}>
      {issueText(t, issue, label)}
    </p>
  );
}

/** The `ref` of a field that is to get the focus. */
export function focusOf(focus: FieldFocus | null, field: string): FieldFocus['ref'] | undefined {
  return focus?.field === field ? focus.ref : undefined;
}
