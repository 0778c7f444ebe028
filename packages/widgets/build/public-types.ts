import { checkoutQuote, coordinate, estimateAnswer, estimatedCost, publicEstimateInput } from '@sampan/contract';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { QUESTION_PARAMS } from '@sampan/stores/estimate';

/** The part of JSON Schema that our contract comes to. */
interface JsonShape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonShape[];
  readonly items?: JsonShape;
  readonly properties?: Readonly<Record<string, JsonShape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonShape;
}

/** Shapes of the contract that events of widgets carry, by the names their definitions use. */
const SCHEMAS: Readonly<Record<string, readonly [schema: GenericSchema, side: 'input' | 'output', about: string]>> = {
  Address: [coordinate, 'output', 'An address as the API takes and gives it.'],
  CheckoutQuote: [checkoutQuote, 'output', 'What a purchase costs with each way to ship and pay.'],
  EstimateAnswer: [estimateAnswer, 'output', 'Every way to ship a parcel, priced.'],
  EstimatedCost: [estimatedCost, 'output', 'One way to ship a parcel, priced; the parts add up to `total_fee`.'],
  PublicEstimateInput: [publicEstimateInput, 'input', 'A route and a size, as the API takes them.'],
};

/** Types of the named shapes, written from the contract's schemas: a page gets what the server sends. */
export function publicTypes(): string {
  const shapes = Object.entries(SCHEMAS).map(([name, [schema, side, about]]) => {
    const shape = toJsonSchema(schema, { errorMode: 'ignore', typeMode: side }) as JsonShape;
    return `/** ${about} */\nexport interface ${name} ${typeOf(shape, '')}\n`;
  });
  const question = QUESTION_PARAMS.map((name) => `  readonly ${name}: string;\n`).join('');
  return [
    ...shapes,
    `/** What the calculator's fields say, as typed. */\nexport interface EstimateQuery {\n${question}  readonly is_exact: boolean;\n}\n`,
  ].join('\n');
}

/** Names a definition may use besides `Appearance` and `WidgetErrorDetail`. */
export const PUBLIC_TYPE_NAMES: readonly string[] = [...Object.keys(SCHEMAS), 'EstimateQuery'];

function typeOf(shape: JsonShape, indent: string): string {
  if (shape.const !== undefined) return literal(shape.const);
  if (shape.enum !== undefined) return shape.enum.map(literal).join(' | ');
  if (shape.anyOf !== undefined) return shape.anyOf.map((option) => typeOf(option, indent)).join(' | ');
  if (shape.type === 'array') return `readonly (${typeOf(shape.items ?? {}, indent)})[]`;
  if (shape.type === 'object') return objectOf(shape, indent);
  if (shape.type === 'integer') return 'number';
  return shape.type ?? 'unknown';
}

function objectOf({ properties, required = [], additionalProperties }: JsonShape, indent: string): string {
  if (properties === undefined)
    return `Readonly<Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties, indent) : 'unknown'}>>`;
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, shape]) => `${inner}readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOf(shape, inner)};\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}
