import { useDemo } from '@sampan/testing/demo';
import { enquiries } from '#test/features/contact/contact.suite.ts';

enquiries(useDemo(), 1280);
