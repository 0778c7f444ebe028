import { problem } from '../suite/api-stub.fixtures.ts';
import type { Scene, WidgetRow } from '../suite/widget-row.fixtures.ts';
import { calculatorDefinition } from '../../src/calculator/calculator.definition.ts';
import { BULKY_QUOTE, NO_QUOTE, PARTIAL_QUOTE, QUOTE } from './calculator.fixtures.ts';

const ROUTE = 'POST /api/v1/estimated_costs';
const COMPLETE = { 'from-postcode': '409051', 'to-postcode': '310145', 'package-type': 'handbag' };
const EXACT = { ...COMPLETE, length: '40', width: '30', height: '20', weight: '2' };

const calculated = (
  name: string,
  answer: object,
  shows: string,
  attributes: Record<string, string> = COMPLETE,
): Scene => ({
  name,
  attributes,
  answers: { [ROUTE]: answer },
  begin: (element) => (element as Element & { calculate: () => void }).calculate(),
  shows,
});

/** `<sampan-calculator>` for the tests that hold for every widget. */
export const calculatorRow: WidgetRow = {
  definition: calculatorDefinition,
  hosted: '/calculator?from_country=SG&from_postcode=409051&to_country=SG&to_postcode=310145&package_type=handbag',
  scenes: [
    calculated('prices', QUOTE, '3 services available'),
    { name: 'asks where and what', attributes: {}, answers: {}, shows: 'Compare couriers' },
    calculated('says what is wrong', {}, 'Postcode is required', {}),
    {
      name: 'Viet Nam',
      attributes: { 'to-country': 'VN' },
      answers: {},
      shows: 'Our service in Vietnam has closed',
    },
    calculated('a price by size', BULKY_QUOTE, 'You pay for the volumetric weight', EXACT),
    calculated('couriers that did not answer', PARTIAL_QUOTE, "2 couriers didn't respond"),
    calculated('nobody takes it', NO_QUOTE, 'No couriers serve this route', { ...EXACT, compact: '' }),
    calculated('a server that broke', problem(500, 'internal'), 'Open on Sampan', {
      ...COMPLETE,
      'public-key': 'pk_test_Shop',
    }),
  ],
};
