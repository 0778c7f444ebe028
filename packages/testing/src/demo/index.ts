/** `@sampan/testing/demo`: a running demo, pages of people signed in to it, and companies of a test's own. */
export { useDemo } from './use-demo.ts';
export type { Demo, DemoOptions, OpenOptions, OpenPage } from './use-demo.ts';
export { DEMO_PASSWORD, emailOf, signInByApi } from './demo-person.ts';
export type { DemoPerson, SignedInPerson } from './demo-person.ts';
export type { NewCompany, NewCompanyOptions, OpenCountry } from './new-company.ts';
export { sharedDemoServer } from './demo-server.ts';
export { openCompany } from './new-company.ts';
