import { checkPlace, type AddressOptions, type AddressProblem, type CountryCode } from '@sampan/country-rules';
import type { LooseTranslate, Translate } from '@sampan/messages';
import { atom, type ReadableAtom } from 'nanostores';
import { applyFoundAddress, type AddressDraft, type AddressTextField, type FoundAddress } from './address-draft.ts';

export type AddressErrors = Readonly<Partial<Record<AddressTextField, string>>>;

export interface AddressFormState {
  readonly draft: AddressDraft;
  /** Problems in words, by field. */
  readonly errors: AddressErrors;
  /** Grows with every refused submit: the summary takes the focus each time. */
  readonly attempt: number;
}

/** What a server refused about a field of an answer to it. */
interface FieldFailure {
  readonly param: string;
  readonly code: string;
  readonly message: string;
}

export interface AddressFormStoreOptions extends AddressOptions {
  country: CountryCode;
  t: Translate;
  start: AddressDraft;
  /** Another check than that of the place alone. */
  check?: ((draft: AddressDraft) => readonly AddressProblem[]) | undefined;
}

export interface AddressFormStore {
  readonly country: CountryCode;
  readonly $form: ReadableAtom<AddressFormState>;
  /** What the form holds now, typed or picked. */
  readonly change: (draft: AddressDraft) => void;
  /** A place of the map or of a search in place of what was there; name, phone and unit stay. */
  pick(place: FoundAddress): void;
  /** Somebody left a field: what is wrong in it shows at once, what is still empty does not. */
  readonly leave: (field: AddressTextField) => void;
  /** Whether the form may be sent. If not, every problem shows and the summary takes the focus. */
  check(): boolean;
  /** The same without showing anything. */
  problems(): AddressErrors;
  /**
   * Shows what the server refused, `address.post_code` or `recipient.address.post_code` beside the postcode.
   *
   * @returns false when none of it belongs to a field of the form
   */
  refuse(failures: readonly FieldFailure[]): boolean;
  /** Back to the address it began with, or to another one, with nothing said about it. */
  reset(draft?: AddressDraft): void;
}

/** The state of a form that asks for a place: what was typed, and what is wrong with it by the rules of its country (spec section 5). */
export function createAddressFormStore({
  country,
  t,
  start,
  check = (draft) => checkPlace(draft, country, options),
  ...options
}: AddressFormStoreOptions): AddressFormStore {
  const $form = atom<AddressFormState>({ draft: start, errors: {}, attempt: 0 });
  const say = t as LooseTranslate;
  const set = (part: Partial<AddressFormState>): void => $form.set({ ...$form.get(), ...part });

  function problems(): AddressErrors {
    const errors: Record<string, string> = {};
    for (const { field, key, label } of check($form.get().draft)) errors[field] = say(key, { label: say(label) });
    return errors;
  }

  function change(draft: AddressDraft): void {
    const before = $form.get();
    set({ draft });
    // A complaint goes when its field changes; after a refused submit it stays for as long as it is true.
    const now = before.attempt > 0 ? problems() : {};
    const fields = Object.keys({ ...before.errors, ...now }) as AddressTextField[];
    const errors: Partial<Record<AddressTextField, string>> = {};
    for (const field of fields) {
      const kept = draft[field] === before.draft[field] && draft.lat === before.draft.lat && before.errors[field];
      const text = now[field] ?? kept;
      if (text) errors[field] = text;
    }
    set({ errors });
  }

  return {
    country,
    $form,
    problems,
    change,
    pick: (place) => change(applyFoundAddress($form.get().draft, place, country)),
    leave(field) {
      const { draft, errors } = $form.get();
      const text = problems()[field];
      if (draft[field].trim() !== '' && text !== undefined) set({ errors: { ...errors, [field]: text } });
    },
    check() {
      const errors = problems();
      const is_right = Object.keys(errors).length === 0;
      set(is_right ? { errors } : { errors, attempt: $form.get().attempt + 1 });
      return is_right;
    },
    refuse(failures) {
      const errors: Partial<Record<AddressTextField, string>> = {};
      for (const { param, code, message } of failures) {
        const field = param.slice(param.lastIndexOf('.') + 1) as AddressTextField;
        const text = say(code, { label: say(`address.${field}`) });
        if (field in $form.get().draft) errors[field] ??= text === code ? message : text;
      }
      const is_ours = Object.keys(errors).length > 0;
      if (is_ours) set({ errors, attempt: $form.get().attempt + 1 });
      return is_ours;
    },
    reset: (draft = start) => $form.set({ draft, errors: {}, attempt: 0 }),
  };
}
