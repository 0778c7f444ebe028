import type { ReactNode } from 'react';
import type { PublicTrackingStore } from '@sampan/stores/tracking';
import { instructionText } from './instruction-text.ts';
import { useStore } from '../shell/use-store.ts';
import { PublicTrackingView, type PublicTrackingViewProps } from './public-tracking.view.tsx';
import { AskForParcel, ShareBar } from './tracking-extras.view.tsx';
import { stageName } from './tracking-stage.view.tsx';

const EXTRAS = { AskForParcel, ShareBar, instructionText, stageName };

export type PublicTrackingProps = Omit<PublicTrackingViewProps, 'state' | 'extras' | 'onRetry'> & {
  model: PublicTrackingStore;
};

/** The public panel for React apps: what the element shows, from a model. */
export function PublicTracking({ model, ...rest }: PublicTrackingProps): ReactNode {
  const state = useStore(model.$state);
  return <PublicTrackingView {...rest} state={state} extras={EXTRAS} onRetry={() => void model.refresh()} />;
}
