import { NOT_FOUND_META } from '@morsel/sdk/rules';

import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';

export function NotFound() {
  usePageMeta(NOT_FOUND_META);
  return (
    <EmptyState
      title="404 Page Not Found"
      action={
        <ButtonLink to="/" className="uppercase">
          Back to feed
        </ButtonLink>
      }
    >
      Someone got here first and left only crumbs.
    </EmptyState>
  );
}
