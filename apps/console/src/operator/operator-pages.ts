import type { EndpointName } from '@sampan/contract';
import type { LinkProps } from '@tanstack/react-router';

export interface OperatorPage {
  path: NonNullable<LinkProps['to']>;
  /** A key of the messages without placeholders, as `t` takes it. */
  label: 'operator.title';
  needs: EndpointName;
}

/** What people of Sampan do for all companies, in the order of the tabs. */
export const OPERATOR_PAGES: readonly OperatorPage[] = [];
