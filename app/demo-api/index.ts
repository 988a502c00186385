export type { DemoRole } from './accounts';
export { createDemoHandlers } from './handlers';
