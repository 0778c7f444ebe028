import { useDemo } from '@sampan/testing/demo';
import { cardFrame } from '#test/card-frame/card-frame.suite.ts';

cardFrame(useDemo(), 1280);
