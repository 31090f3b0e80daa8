import { useModelCosts } from '../../../data/admin/model-costs.ts';
import { usageText } from '../../../features/generation/usage-text.ts';
import { PartFailure } from '../../../ui/failure/part-failure.tsx';
import { Panel } from '../../../ui/panels/panel.tsx';
import { BudgetLeft } from './budget-left.tsx';
import { purposeText, totalText } from './costs-text.ts';

/** What models may still take and have taken lately, by what for; nothing without a model that was used. */
export function ModelCostsPanel() {
  const { data, isError, error, isFetching, refetch } = useModelCosts();
  if (!data && !isError) return null;
  if (data?.costs.length === 0 && data.budget === null) return null;
  return (
    <Panel aria-labelledby="admin-costs">
      <h2 id="admin-costs" className="h2">
        AI costs
      </h2>
      {data ? (
        <>
          {data.budget && <BudgetLeft budget={data.budget} />}
          <p className="admin-waiting">
            In {data.days} days: {totalText(data.costs)}
          </p>
          <ul className="model-costs figures">
            {data.costs.map((cost) => (
              <li key={`${cost.purpose} ${cost.usage.model}`}>
                <b>{purposeText(cost)}</b>
                <br />
                {usageText(cost.usage)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <PartFailure
          what="What models have cost"
          error={error}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Panel>
  );
}
