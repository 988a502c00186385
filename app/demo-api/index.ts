export type { DemoRole } from './accounts';
export type { RecordedCall } from './call-log';
export type { Fault } from './faults';
export { createDemoHandlers, type DemoHandlersOptions } from './handlers';
export {
  createDemoWorld,
  DEFAULT_LAB,
  type DemoWorld,
  type DemoWorldOptions,
  LAB_COOKIE,
  LAB_HEADER,
} from './world';
