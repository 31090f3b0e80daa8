import type { BudgetUse } from '@morsel/sdk/contract';
import { useState } from 'react';

import { FigureTable } from '../../../ui/charts/figure-table.tsx';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { leftRows, leftText, turnText } from './budget-text.ts';

/** What is left of what models may take, in all and by who asks. */
export function BudgetLeft({ budget }: { readonly budget: BudgetUse }) {
  const [now] = useState(Date.now);
  const [all] = budget.slices;
  if (!all) return null;
  const periods = [
    { name: 'today', use: all.day },
    { name: 'this month', use: all.month },
  ];
  return (
    <div className="budget-left">
      <ul>
        {periods.map(({ name, use }) => (
          <li key={name}>
            <span className="figures">
              <b>{leftText(use, budget.unit)}</b> left {name}
            </span>
            <ShareBar share={use.left / use.most} />
          </li>
        ))}
      </ul>
      <p>{turnText(budget, now)}</p>
      <FigureTable
        label="What is left for whom"
        columns={['Who asks', 'Today', 'Month']}
        rows={leftRows(budget)}
      />
    </div>
  );
}
