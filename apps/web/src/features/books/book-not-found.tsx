import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { usePageMeta } from '../../ui/page/page-meta.ts';
import { EmptyState } from '../../ui/panels/empty-state.tsx';

export function BookNotFound() {
  usePageMeta({
    title: 'Book Not Found | Morsel',
    description: 'There is no book at this address.',
    path: undefined,
  });
  return (
    <EmptyState
      title="Book Not Found"
      action={
        <ButtonLink to="/library" className="uppercase">
          Back to library
        </ButtonLink>
      }
    >
      There is no book at this address. Others wait on the shelves.
    </EmptyState>
  );
}
