import type { ElementDefinition } from '../shell/element-definition.ts';
import { FAILURE_PART } from '../shell/shared.definition.ts';

const place = (end: 'from' | 'to', words: string): ElementDefinition['attributes'] => [
  {
    name: `${end}-country`,
    property: `${end}Country`,
    type: "'SG' | 'MY' | 'PH' | 'ID' | null",
    default: end === 'from' ? 'country' : 'from-country',
    description: `Country ${words}.`,
  },
  {
    name: `${end}-postcode`,
    property: `${end}Postcode`,
    type: 'string | null',
    description: `Postcode ${words}.`,
  },
  {
    name: `${end}-state`,
    property: `${end}State`,
    type: 'string | null',
    description: `Province ${words}, where postcodes are optional: the Philippines, Indonesia.`,
  },
];

/** Everything public about `<sampan-calculator>` besides what all widgets share. */
export const calculatorDefinition: ElementDefinition = {
  tag: 'sampan-calculator',
  class_name: 'SampanCalculatorElement',
  entry: 'calculator',
  summary: 'Compare courier prices for a parcel, with a full price breakdown.',
  height: [620, 640],
  attributes: [
    ...place('from', 'the parcel leaves from'),
    ...place('to', 'it goes to'),
    {
      name: 'countries',
      property: 'countries',
      type: 'string | null',
      default: 'all',
      description: "Countries to choose from, for example `SG, MY`. A single country can't be changed.",
    },
    {
      name: 'package-type',
      property: 'packageType',
      type: "'satchel' | 'handbag' | 'shoebox' | 'briefcase' | 'carry_on' | 'check_in' | null",
      description: 'Preselected package size.',
    },
    {
      name: 'weight',
      property: 'weight',
      type: 'string | null',
      description: 'Weight in kilograms. If no size is set, the matching size is preselected.',
    },
    {
      name: 'length',
      property: 'length',
      type: 'string | null',
      description: 'Length in centimetres. Set width and height too to open with exact dimensions.',
    },
    { name: 'width', property: 'width', type: 'string | null', description: 'Centimetres.' },
    { name: 'height', property: 'height', type: 'string | null', description: 'Centimetres.' },
    {
      name: 'compact',
      property: 'compact',
      type: 'boolean',
      default: 'false',
      description: 'Compact layout: no illustrations, one column.',
    },
  ],
  properties: [],
  methods: [{ name: 'calculate', type: '() => void', description: 'Requests prices, as the button does.' }],
  events: [
    {
      name: 'sampan-change',
      detail: 'EstimateQuery',
      description: 'The visitor changed the form. Previous prices are cleared.',
    },
    {
      name: 'sampan-submit',
      detail: 'PublicEstimateInput',
      cancelable: true,
      description: 'Prices are about to be requested. Call preventDefault() to request them yourself.',
    },
    {
      name: 'sampan-quote',
      detail: 'EstimateAnswer',
      description: 'Prices are shown: `estimated_costs`, the cheapest first, `quotation_id`, `expires_at`.',
    },
    {
      name: 'sampan-select',
      detail: '{ quotation_id: string, expires_at: number, cost: EstimatedCost }',
      description:
        'A price was chosen: `cost.id`, `cost.total_fee`, `cost.currency`, `cost.courier`, `cost.delivery_service`.',
    },
  ],
  slots: [],
  parts: [
    { name: 'calculator', description: 'Form and results.' },
    { name: 'input', description: 'A field or list of the form.' },
    { name: 'button', description: 'The button that asks for prices.' },
    { name: 'results', description: 'The side of the prices.' },
    { name: 'weight', description: 'Weight on the scale against weight by size.' },
    { name: 'offer', description: 'One offer.' },
    { name: 'price', description: 'Its price; in the unfolded offer its parts.' },
    { name: 'share', description: 'The ways to pass a price on.' },
    FAILURE_PART,
  ],
  example: { 'from-country': 'SG', 'from-postcode': '409051' },
};
