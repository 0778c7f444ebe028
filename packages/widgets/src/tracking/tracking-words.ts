import type { instructionText } from './instruction-text.ts';
import type { stageName } from './tracking-stage.view.tsx';

/**
 * What says more than a first paint needs: what the sender asked of the courier, and how the stages are called. An element
 * that cannot fetch it shows the courier's own words, and a bar.
 */
export interface TrackingWords {
  instructionText: typeof instructionText;
  /** An element says nothing until it knows. */
  stageName: typeof stageName;
}
