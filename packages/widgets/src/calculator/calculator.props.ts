import type { EstimateAnswer } from '@sampan/contract';
import type { CountryCode } from '@sampan/country-rules';
import type { Translate } from '@sampan/messages';
import type { ComponentType } from 'react';
import type { EstimateStore, EstimateQuery, EstimateState } from '@sampan/stores/estimate';

export interface CalculatorViewProps {
  model: EstimateStore;
  state: EstimateState;
  t: Translate;
  /** Wire language of `t`. */
  language: string;
  /** Countries that can be chosen; one alone is fixed. */
  countries: readonly CountryCode[];
  /** Less room: no drawings, one column. */
  is_compact?: boolean | undefined;
  /** A page that shows this question to anybody; null where no server is known. */
  shareUrl: (question: EstimateQuery) => string | null;
  /** Begins the ids of its fields; unique on a page. */
  id?: string | undefined;
  /** Shows prices; an element fetches it while the form is filled in, and before prices arrive. */
  Result: ComponentType<CalculatorResultProps> | null;
}

export interface CalculatorResultProps extends CalculatorViewProps {
  answer: EstimateAnswer;
  is_expired: boolean;
}
