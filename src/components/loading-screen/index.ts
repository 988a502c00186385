export { LOADING_TEXT, LoadingScreen, type LoadingScreenProps } from './loading-screen';
