import { NOT_FOUND_META } from '@morsel/sdk/rules';

import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { EmptyState } from '../../ui/panels/empty-state.tsx';

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
