import type { FormErrors, FormValues } from '../forms/rules';

/**
 * Sends the values of a form and answers with errors by field, or with nothing when it went well. It navigates
 * by itself. It must not reject, since a form can only show errors of fields: where sending fails, say so beside one.
 */
export type AuthHandler = (values: FormValues) => Promise<FormErrors | undefined>;

/** How the operator connects an account service. A form without its handler sends nothing and says so (decision 9). */
export interface AuthHandlers {
  /** Receives `email`, `password` and `remember` ('on' or missing). */
  onSignIn?: AuthHandler;
  /** Receives `firstName`, `lastName`, `email`, `password` and `accept` ('on'). */
  onRegister?: AuthHandler;
}
