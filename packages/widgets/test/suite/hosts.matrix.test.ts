import { describeHosts } from './hosts.suite.ts';

describeHosts((host, widget) => host % 4 !== widget);
