import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePageMeta } from '../../ui/page-meta.ts';

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
