import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { IconButton } from '../button';
import { TOAST_DISMISS_LABEL } from './toast.constants';
import { toastIconClasses, toastTitleClasses } from './toast.variants';
import type { ToastEntry } from './toast-store';

const ICONS = { default: CircleCheck, destructive: CircleAlert };

/** What stands on a toast's card: icon, title, description and the button that closes it. */
export function ToastContents({
  title,
  description,
  variant,
}: Pick<ToastEntry, 'title' | 'description' | 'variant'>) {
  const Icon = ICONS[variant];
  return (
    <>
      <Icon aria-hidden="true" className={toastIconClasses({ variant })} />
      <div className="t:grid t:min-w-0 t:flex-1 t:gap-0.5 t:wrap-anywhere">
        <RadixToast.Title className={toastTitleClasses({ variant })}>
          <bdi>{title}</bdi>
        </RadixToast.Title>
        {description ? (
          <RadixToast.Description className="t:text-muted">
            <bdi>{description}</bdi>
          </RadixToast.Description>
        ) : null}
      </div>
      <RadixToast.Close asChild>
        <IconButton aria-label={TOAST_DISMISS_LABEL} className="t:-my-2.5 t:focus-visible:-outline-offset-2">
          <X />
        </IconButton>
      </RadixToast.Close>
    </>
  );
}
