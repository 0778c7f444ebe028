import { describeHosts } from './hosts.suite.ts';

// Each host sees one of the four jobs finished; the other three are in the matrix.
describeHosts((host, widget) => host % 4 === widget);
