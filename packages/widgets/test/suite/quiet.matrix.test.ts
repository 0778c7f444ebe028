import { describeFailures } from './quiet.suite.ts';

describeFailures((failure, widget) => failure !== widget);
