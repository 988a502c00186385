import { Button } from 'tapa-ui/button';

/** What a visitor finds at the end of the header. */
export const SignInLink = () => (
  <Button variant="primary" href="/auth">
    Sign in
  </Button>
);
