export { Dialog, type DialogProps, type DialogSize, preloadDialog } from './dialog.js';
