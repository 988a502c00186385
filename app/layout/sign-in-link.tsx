import { Button } from 'tapa-ui/button';
import { AUTH_PATH } from '../content/paths';

/** What a visitor finds at the end of the header. */
export const SignInLink = () => (
  <Button variant="primary" href={AUTH_PATH}>
    Sign in
  </Button>
);
