import { lazyPart } from '../../shared/locale/lazy-part.tsx';
import { has_third_parties } from '../../shared/privacy/has-third-parties.ts';
import type { OutsidePartProps } from './outside-part.tsx';

const OutsidePart = lazyPart('parts', () => import('./outside-part.tsx'), 'OutsidePart');

/** Parts of the layout that only exist where the settings name a service besides ours; they come in one file. */
export const Outside = (props: OutsidePartProps) => (has_third_parties ? <OutsidePart {...props} /> : null);
