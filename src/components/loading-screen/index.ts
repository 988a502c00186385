export { LoadingScreen, type LoadingScreenProps } from './loading-screen.js';
export { LOADING_TEXT } from './loading-text.js';
