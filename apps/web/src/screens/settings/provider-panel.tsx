import type { Provider } from '@morsel/sdk/contract';

import { useMeans } from '../../data/generation/means.ts';
import { PartFailure } from '../../ui/failure/part-failure.tsx';
import { Panel } from '../../ui/panels/panel.tsx';
import { PLACES, WITHOUT_PROVIDER, leavesText } from './provider-text.ts';

/** Who writes items from readers' texts, and what of these leaves the server. */
export function ProviderPanel() {
  return (
    <Panel className="settings-panel" aria-labelledby="provider">
      <h2 id="provider" className="h2">
        Who writes your questions
      </h2>
      <ShownWhenThere />
    </Panel>
  );
}

function ShownWhenThere() {
  const { data: means, isError, error, isFetching, refetch } = useMeans();
  if (means) return means.provider ? <Facts {...means.provider} /> : <p>{WITHOUT_PROVIDER}</p>;
  if (!isError) return <p>Loading who does...</p>;
  return (
    <PartFailure
      what="Who does"
      error={error}
      pending={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Facts({ model, place, address, reviewModel }: Provider) {
  return (
    <>
      <dl className="settings-facts">
        <div>
          <dt>Model</dt>
          <dd>{model}</dd>
        </div>
        {reviewModel !== null && (
          <div>
            <dt>Reviewed by</dt>
            <dd>{reviewModel}</dd>
          </div>
        )}
        <div>
          <dt>Works</dt>
          <dd>{PLACES[place]}</dd>
        </div>
        {/* Admins only learn it. */}
        {address !== null && (
          <div>
            <dt>Address</dt>
            <dd>{address}</dd>
          </div>
        )}
      </dl>
      <p>{leavesText(place)}</p>
    </>
  );
}
