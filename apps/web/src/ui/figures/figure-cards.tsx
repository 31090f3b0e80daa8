import './figure-cards.css';

type Figure = {
  name: string;
  value: string | number;
  /** Card theme, 0 to 5. */
  theme: 0 | 1 | 2 | 3 | 4 | 5;
};

/** Three figures side by side, each on the plate of a card theme. */
export function FigureCards({ figures }: { figures: readonly [Figure, Figure, Figure] }) {
  return (
    <dl className="figure-cards">
      {figures.map(({ name, value, theme }) => (
        <div key={name} className={`theme-${theme}`}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
