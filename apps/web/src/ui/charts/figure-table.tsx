import './charts.css';
import { Fold } from '../fold.tsx';

interface FigureTableProps {
  /** What the rows are, as in "Day by day". */
  readonly label: string;
  readonly columns: readonly string[];
  /** Cells of each row; the first one names it. */
  readonly rows: readonly (readonly string[])[];
}

/** The figures of a chart, folded away below it. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <Fold label={label} className="figure-table">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, column) => (
                <td key={columns[column + 1]} className="figures">
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  );
}
