import preview from '../../../.storybook/preview';
import { Button } from '../button';
import { toast } from './toast-store';
import { Toaster } from './toaster';

const meta = preview.meta({
  title: 'components/toast',
  component: Toaster,
});

export const Default = meta.story({
  render: () => (
    <>
      <Button
        onClick={() =>
          toast({ title: 'Saved to wishlist', description: 'Muri Lagoon Family Stay, Rarotonga' })
        }
      >
        Save
      </Button>
      <Button
        onClick={() =>
          toast({
            title: 'Logout Failed',
            description: 'Unable to logout. Please try again.',
            variant: 'destructive',
            duration: Infinity,
          })
        }
      >
        Log out
      </Button>
      <Toaster />
    </>
  ),
});
