import './figure-rows.css';
import type { ReactNode } from 'react';

type FigureRow = {
  name: string;
  value: string | number;
  /** A quiet word behind the value, as in "avg 43%". */
  note?: ReactNode;
};

/** Figures like the prices of a menu: name, dots, value. */
export function FigureRows({ rows }: { rows: readonly FigureRow[] }) {
  return (
    <dl className="leader-rows">
      {rows.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">
            {value} {note !== undefined && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
