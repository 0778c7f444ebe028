export { createEstimateStore } from './estimate.store.ts';
export type {
  EstimateEvents,
  EstimateStore,
  EstimatePort,
  EstimateState,
  FieldFocus,
  QuoteState,
} from './estimate.store.ts';
export { hasRegions, issuesOf } from './estimate-issues.ts';
export type { CalculatorIssues, Regions } from './estimate-issues.ts';
export {
  MEASURES,
  QUESTION_PARAMS,
  actualKgOf,
  bodyOf,
  routeCountries,
  isRefused,
  paramsOf,
  questionOf,
} from './estimate-query.ts';
export type { CalculatorEnd, EstimateQuery, QuestionParam, EstimateParams } from './estimate-query.ts';
export { SERVICE_SORTS, sortServices } from './sort-services.ts';
export type { ServiceSort } from './sort-services.ts';
