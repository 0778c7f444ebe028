import type { ElementDefinition } from '../shell/element-definition.ts';
import { FAILURE_PART, INPUT_PART } from '../shell/shared.definition.ts';

/** Everything public about `<sampan-confirm-address>` besides what all widgets share. */
export const confirmAddressDefinition: ElementDefinition = {
  tag: 'sampan-confirm-address',
  class_name: 'SampanConfirmAddressElement',
  entry: 'confirm-address',
  summary:
    "Recipients check and confirm a parcel's address. Without a link, it works as an address field in your own form.",
  height: [560, 560],
  attributes: [
    {
      name: 'link-id',
      property: 'linkId',
      type: 'string | null',
      default: "the page's own ?id=",
      description: 'Secret of the confirmation link. Without it, the widget is an address field for the country.',
    },
    {
      name: 'name',
      property: 'name',
      type: 'string | null',
      description: 'Form field name. The address is submitted as JSON.',
    },
    {
      name: 'required',
      property: 'required',
      type: 'boolean',
      default: 'false',
      description: 'Blocks form submission until the address is confirmed or complete.',
    },
    {
      name: 'disabled',
      property: 'disabled',
      type: 'boolean',
      default: 'false',
      description: 'Disables the fields and excludes the value from the form.',
    },
    {
      name: 'persist',
      property: 'persist',
      type: 'boolean',
      default: 'false',
      description: 'Keeps a draft in session storage until the address is confirmed.',
    },
  ],
  properties: [],
  getters: [
    {
      name: 'value',
      type: 'string | null',
      description: 'The address as JSON; null while there is none.',
    },
    { name: 'form', type: 'HTMLFormElement | null', description: 'The form around it.' },
    { name: 'validity', type: 'ValidityState | undefined', description: 'As of any form control.' },
    { name: 'validationMessage', type: 'string', description: 'Why the form cannot be sent yet.' },
  ],
  methods: [
    {
      name: 'validate',
      type: '() => boolean',
      description: 'Shows what is wrong with the address and puts the focus there; true when nothing is.',
    },
    {
      name: 'focus',
      type: '(options?: FocusOptions) => void',
      description: 'Puts the focus into the first field.',
    },
    { name: 'checkValidity', type: '() => boolean', description: 'As of any form control.' },
    { name: 'reportValidity', type: '() => boolean', description: 'As of any form control.' },
  ],
  events: [
    {
      name: 'sampan-change',
      detail: '{ state: string; address: Record<string, string | number | null> | null; isComplete: boolean }',
      description:
        'The step or the address changed. Steps: loading, failed, gone, locked, open, done, confirmed, expired, closed; field without a link.',
    },
    {
      name: 'sampan-submit',
      detail: '{ address: Record<string, string | number | null>; deliveryInstructions: string }',
      cancelable: true,
      description: 'The recipient pressed Confirm with a complete address. Prevent it to do something else with it.',
    },
    {
      name: 'sampan-complete',
      detail: '{ redirectUrl: string | null }',
      description: 'The address is confirmed; redirectUrl is where the shop wants the recipient next.',
    },
  ],
  slots: [],
  parts: [
    { name: 'confirm', description: 'The whole step that is shown.' },
    { name: 'shop', description: "The shop's name and the parcel's masked number." },
    { name: 'proof', description: 'The form that asks for the proof.' },
    { name: 'address', description: 'The fields of the address.' },
    { name: 'field', description: 'One field with its label.' },
    { name: 'label', description: 'The label of a field.' },
    INPUT_PART,
    { name: 'input-box', description: 'The frame around a control.' },
    { name: 'error', description: 'What is wrong with a field.' },
    { name: 'cod', description: 'The amount to pay on delivery.' },
    { name: 'button', description: 'Continue, Confirm, and the way back to the shop.' },
    FAILURE_PART,
  ],
  example: { country: 'SG' },
};
