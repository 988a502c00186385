import { loadingMessages } from '../../i18n/compiled/en/components.js';

/** Default text of the loading screen (spec: 2.loading-screen). */
export const LOADING_TEXT = loadingMessages['loading.screen'];
