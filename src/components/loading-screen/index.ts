export { LoadingScreen, type LoadingScreenProps } from './loading-screen';
export { LOADING_TEXT } from './loading-text';
