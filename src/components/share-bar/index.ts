export { type Share, ShareBar, type ShareBarProps } from './share-bar.js';
