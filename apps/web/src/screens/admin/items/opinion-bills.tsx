import { useSecondOpinions } from '../../../data/admin/second-opinions.ts';
import { usageText } from '../../../features/generation/usage-text.ts';
import { counted } from '../../../ui/text/number-text.ts';

/** What it took to ask models about claims, where any was asked. */
export function OpinionBills() {
  const { data } = useSecondOpinions();
  if (!data || data.models.length === 0) return null;
  return (
    <div className="opinion-bills">
      <h3>Second opinions in {data.days} days</h3>
      <ul className="figures">
        {data.models.map(({ asked, usage }) => (
          <li key={usage.model}>
            {counted(asked, 'question')}, {usageText(usage)}
          </li>
        ))}
      </ul>
    </div>
  );
}
