import { useDemo } from '@sampan/testing/demo';
import { enquiries } from './contact.suite.ts';

enquiries(useDemo(), 1280);
