import './charts.css';
import { FirstFew } from '../controls/first-few.tsx';
import { Fold } from '../controls/fold.tsx';

interface FigureTableProps {
  /** What the rows are, as in "Day by day". */
  readonly label: string;
  readonly columns: readonly string[];
  /** Cells of each row; the first one names it. */
  readonly rows: readonly (readonly string[])[];
}

/** So many rows show before all are asked for. */
const FEW = 7;

/** The figures of a chart, folded away below it. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <Fold label={label} className="figure-table">
      <FirstFew items={rows} few={FEW}>
        {(shown) => (
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
              {shown.map(([name, ...figures]) => (
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
        )}
      </FirstFew>
    </Fold>
  );
}
