export * from './loading.js';
export * from './skeleton.js';
export * from './skeleton-rows.js';
