import { useState, type Dispatch, type SetStateAction } from 'react';

/** What stands in a form; null while it is what was saved. */
export type EditedState<Form> = readonly [Form | null, Dispatch<SetStateAction<Form | null>>];

export interface Edited<Form> {
  form: Form;
  is_dirty: boolean;
  /** How often it was to be saved; 0 while nobody has tried. */
  attempt: number;
  edit: (form: Form) => void;
  recordAttempt: () => void;
  discard: () => void;
  /** It was saved as it was then; what was typed while it was being saved stays, to be saved as well. */
  recordSaved: (sent: Form) => void;
}

/** A form of settings over what is saved. */
export function useEdited<Form>(saved: Form, [edited, setEdited]: EditedState<Form>): Edited<Form> {
  const [attempt, setAttempt] = useState(0);
  return {
    form: edited ?? saved,
    is_dirty: edited !== null && JSON.stringify(edited) !== JSON.stringify(saved),
    attempt,
    edit: setEdited,
    recordAttempt: () => setAttempt(attempt + 1),
    discard: () => {
      setEdited(null);
      setAttempt(0);
    },
    recordSaved: (sent) => {
      setEdited((now) => (now === sent ? null : now));
      setAttempt(0);
    },
  };
}
