import * as Toast from '@radix-ui/react-toast';
import { Check, Flame, Star, TriangleAlert, Trophy, X } from 'lucide-react';
import type { ComponentType } from 'react';

import { buttonClass } from '../controls/button-look.ts';
import { markShown } from '../controls/just-shown.ts';
import { toastDuration } from './toast-limits.ts';
import { dismissToast, type ToastMessage, type ToastVariant } from './toast-store.ts';

const discs: Record<ToastVariant, ComponentType<{ className: string }> | null> = {
  plain: null,
  good: Check,
  praise: Flame,
  level: Star,
  destructive: TriangleAlert,
  achievement: Trophy,
};

export function ToastItem({ message }: { message: ToastMessage }) {
  const { id, title, description, variant, action, open } = message;
  const Disc = discs[variant];
  return (
    <Toast.Root
      ref={markShown}
      className={`slip toast ${variant}`}
      open={open}
      onOpenChange={() => dismissToast(id)}
      duration={variant === 'achievement' ? toastDuration.achievement : toastDuration.default}
      type={variant === 'destructive' ? 'foreground' : 'background'}
    >
      {Disc && (
        <span className="slip-disc toast-disc">
          <Disc className="icon" />
        </span>
      )}
      <div className="min-w-0">
        <Toast.Title className="slip-title">{title}</Toast.Title>
        {description && <Toast.Description className="toast-text">{description}</Toast.Description>}
        {action && (
          <Toast.Action
            className={buttonClass({ variant: 'paper', small: true, className: 'mt-2 uppercase' })}
            altText={action.label}
            onClick={action.run}
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close className="slip-close" aria-label="Close">
        <X className="icon" />
      </Toast.Close>
    </Toast.Root>
  );
}
